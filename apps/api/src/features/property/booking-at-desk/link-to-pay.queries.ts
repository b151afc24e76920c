import { sql, type Kysely } from 'kysely';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Tables } from '../../../database/tables.ts';

interface SentLink {
  readonly at: Date;
  /** Minor units. */
  readonly amount: number;
  /** Whether a gateway has taken money since. */
  readonly paid_since: boolean;
}

/** The link to pay that was sent last of a booking. */
export const lastLinkToPay = (
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<SentLink | undefined> =>
  db
    .selectFrom('booking_event as sent')
    .select((row) => [
      'sent.at',
      sql<number>`(sent.facts ->> 'amount')::float8`.as('amount'),
      row
        .exists(
          row
            .selectFrom('booking_event as paid')
            .select('paid.sequence')
            .where('paid.hotel_id', '=', hotelId)
            .where('paid.booking_id', '=', bookingId)
            .whereRef('paid.sequence', '>', 'sent.sequence')
            .where('paid.type', '=', 'payment_captured'),
        )
        .as('paid_since'),
    ])
    .where('sent.hotel_id', '=', hotelId)
    .where('sent.booking_id', '=', bookingId)
    .where('sent.type', '=', 'payment_link_sent')
    .orderBy('sent.sequence', 'desc')
    .limit(1)
    .$castTo<SentLink>()
    .executeTakeFirst();
