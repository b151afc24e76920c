import { may, type PropertyOperation } from '@latchkey/booking-core/staff';
import type { StaffHotel } from './staff-session.ts';

/** Whether somebody's role at a hotel has an operation there. */
export const mayHere = (
  { hotelId, role }: Pick<StaffHotel, 'hotelId' | 'role'>,
  operation: PropertyOperation,
): boolean => may({ hotelId, kind: 'staff', id: '', role }, operation);
