import { sql, type Kysely } from 'kysely';
import type { BookingEventType } from '../../database/booking-event-type.ts';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * Whether an event alters what a change is priced from: the stay, its price and terms, what is paid or owed of it, where
 * it stands. What is only sent, opened, asked or answered alters nothing.
 */
const alters: Readonly<Record<BookingEventType, boolean>> = {
  requested: true,
  held: true,
  proof_asked: false,
  proof_given: false,
  confirmed: true,
  confirmed_late: true,
  expired: true,
  payment_opened: false,
  payment_captured: true,
  payment_kept: true,
  payment_failed: false,
  payment_pending: false,
  payment_closed: false,
  payment_unmatched: false,
  card_kept: false,
  card_refused: false,
  card_let_go: false,
  penalty_asked: false,
  deposit_held: false,
  deposit_refused: false,
  deposit_captured: false,
  deposit_given_back: false,
  deposit_let_go: false,
  deposit_ended: false,
  // The event that caused it alters the booking.
  refund_started: false,
  // Owed since it was started.
  refund_processed: false,
  refund_failed: false,
  refund_waits: false,
  refund_given_up: false,
  refund_at_gateway: true,
  dispute_opened: true,
  dispute_won: true,
  dispute_lost: true,
  dispute_closed: true,
  voucher_sent: false,
  voucher_undelivered: false,
  voucher_over_limit: false,
  cancelled: true,
  rejected: true,
  accepted: true,
  arrived: true,
  arrival_undone: true,
  departed: true,
  departure_undone: true,
  no_show: true,
  no_show_undone: true,
  refunded_by_property: true,
  price_lowered: true,
  surplus_given_back: true,
  paid_at_property: true,
  payment_taken_back: true,
  owed_at_property: true,
  given_back_at_property: true,
  folio_posted: true,
  folio_reversed: true,
  folio_moved: true,
  folio_transferred: true,
  payer_added: false,
  price_revised: true,
  price_accepted: true,
  price_refused: true,
  request_made: false,
  request_answered: false,
  change_asked: true,
  change_lapsed: false,
  cost_divided: true,
  shares_lapsed: true,
  rest_asked: false,
  payment_link_sent: false,
  contact_changed: false,
  modified: true,
  personal_data_erased: false,
};

const types = Object.entries(alters).flatMap(([type, isSo]) => (isSo ? [`'${type}'`] : []));

/** In SQL, whether an event alters its booking: also that what went back at the gateway has come there again. */
export const altering = (event: string): string =>
  `(${event}.type in (${types.join(', ')}) or ${event}.type = 'refund_failed' and ${event}.actor = 'payment')`;

/** The number of the last event that altered a booking, by whoever did it. */
export async function lastAlteration(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(e.sequence), 0)::int as last from booking_event e
    where e.hotel_id = ${hotelId} and e.booking_id = ${bookingId} and ${sql.raw(altering('e'))}`.execute(db);
  return rows[0]?.last ?? 0;
}
