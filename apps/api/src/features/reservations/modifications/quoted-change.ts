import type { BookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import type { ChangePurpose } from '../../../database/tables/booking-tables.ts';
import { type BookingRow, findBooking, lastAlteration } from '../../bookings/bookings.ts';
import type { Deps } from '../../../deps.ts';
import type { AgreedHotel, HotelRecord } from '../../catalogue/catalogue.ts';
import { readQuote, type StoredQuote } from '../quotes/quotes.queries.ts';

/** A quote of a change. */
interface ChangeQuote extends StoredQuote {
  readonly purpose: ChangePurpose;
}

/** A booking of which a change is to be priced, and the last event that altered it. */
interface BookingToChange {
  readonly booking: BookingRow;
  readonly hotel: AgreedHotel;
  readonly lastEvent: number;
}

/** Reads a booking that is there, to price a change of it. */
export async function bookingToChange(
  { db }: Pick<Deps, 'db'>,
  live: HotelRecord,
  key: BookingKey,
): Promise<BookingToChange> {
  // Before the booking: what is done to it in between makes the price too old, and never passes unseen.
  const lastEvent = await lastAlteration(db, key);
  const booking = await findBooking(db, key);
  if (booking === undefined) throw new Error('a booking that was found is gone');
  return { booking, hotel: await live.agreedHotel(db, booking), lastEvent };
}

/**
 * The quote by which a guest or the property changes a locked booking. Any other is none: of another booking, of the
 * other side, of a new booking, of an older version. `altered`: more was done to the booking since its price was made.
 */
export async function quotedChange(
  tx: Transaction,
  booking: BookingRow,
  by: ChangePurpose['by'],
  quoteToken: string,
  at: Date,
): Promise<ChangeQuote | 'quote_expired' | 'altered'> {
  const quote = await readQuote(tx, booking.hotel_id, quoteToken);
  if (quote === undefined || quote.expiresAt <= at) return 'quote_expired';
  const { purpose } = quote;
  if (purpose?.for !== 'change' || purpose.by !== by || purpose.bookingId !== booking.booking_id)
    return 'quote_expired';
  return purpose.lastEvent === (await lastAlteration(tx, booking)) ? { ...quote, purpose } : 'altered';
}
