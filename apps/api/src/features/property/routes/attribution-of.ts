import type { PropertyBooking } from '@latchkey/api-contract/types';
import type { BookingRow } from '../../bookings/bookings.ts';

/** Where a booking's visit came from: told to the property alone, and to the guest in a copy of all that is kept. */
export const attributionOf = ({ attribution }: BookingRow): Pick<PropertyBooking, 'attribution'> =>
  attribution === null ? {} : { attribution };
