import type { Transaction } from '../../../database/database.types.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { type BookingRow, startOfStay } from '../../bookings/bookings.ts';

const hourMs = 3_600_000;

/**
 * Until when somebody may take to answer or to pay, from `at` on: `ms`, but not beyond the moment at which the stay begins,
 * and an hour at least. All in milliseconds since the epoch but `ms`.
 */
export const answerBy = (at: Date, ms: number, startOfStay: number): Date =>
  new Date(Math.max(at.getTime() + Math.min(ms, hourMs), Math.min(at.getTime() + ms, startOfStay)));

/** Until when somebody may take to answer or to pay for a booking, by the check-in time that was agreed. */
export const answerUntil = async (
  tx: Transaction,
  hotel: HotelRecord,
  booking: BookingRow,
  at: Date,
  ms: number,
): Promise<Date> => answerBy(at, ms, startOfStay(await hotel.agreedHotel(tx, booking), booking));
