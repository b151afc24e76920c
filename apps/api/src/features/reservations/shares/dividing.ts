import { shareDeadline } from '@latchkey/booking-core/ledger';
import type { Database } from '../../../database/database.types.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { type BookingRow, cancelledUnpaidAt, startOfStay } from '../../bookings/bookings.ts';
import { type MoneyOfBooking, payableOf } from '../../ledger/ledger.ts';

/** What of a booking can be divided among several payers, and until when they can pay; or why nothing can. */
export type Dividing =
  | { readonly most: number; readonly until: Date }
  | { readonly refused: 'not_divisible' | 'too_late' };

/**
 * What is left of a confirmed stay can be divided, where its hotel takes all of it online. What a change or a penalty asks for
 * is asked of who booked alone. Where the stay is cancelled unpaid, shares end no later than the time to pay.
 */
export async function dividingOf(
  db: Database,
  hotel: AgreedHotel,
  booking: BookingRow,
  money: MoneyOfBooking,
  now: Date,
): Promise<Dividing> {
  const { amount, purpose } = payableOf(hotel, booking, money, now);
  if (booking.status !== 'confirmed' || purpose !== 'balance' || amount === 0) return { refused: 'not_divisible' };
  const payBy = await cancelledUnpaidAt(db, booking, hotel.sale.timeZone, now);
  const until = shareDeadline(now.getTime(), startOfStay(hotel, booking), payBy);
  return until === null ? { refused: 'too_late' } : { most: amount, until: new Date(until) };
}
