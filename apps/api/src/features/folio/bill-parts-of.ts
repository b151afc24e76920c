import type { BillPart } from '@latchkey/booking-core/invoice';
import type { BookingRow } from '../bookings/bookings.ts';

/** The parts of a locked booking's bill, by which its offers and taxes go with what they are of. */
export type BillPartsOf = (booking: BookingRow) => Promise<readonly BillPart[]>;
