import { addDays } from '@latchkey/booking-core/dates';
import { todayIn } from '@latchkey/booking-core/time';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { endOfStay } from '../../bookings/bookings.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { type DepartingBooking, unaskedStays } from './unasked-stays.queries.ts';

/** How long after check-out guests are asked, in milliseconds: they are on their way, and still remember. */
const waitMs = 4 * 3_600_000;
/** Stays that ended longer ago, while the engine was away, are asked about no more. */
const mostDays = 3;

type Inviting = Pick<Deps, 'db' | 'clock' | 'hotels' | 'log'>;

/** Asks the guests of stays that have just ended what they say of it, each once. */
export async function inviteReviews(deps: Inviting): Promise<void> {
  const today = todayIn('UTC', deps.clock().getTime());
  // A hotel's day may be the one before or after.
  for await (const page of unaskedStays(deps.db, addDays(today, -mostDays - 1), addDays(today, 1)))
    for (const [hotelId, departing] of Map.groupBy(page, ({ hotel_id }) => hotel_id))
      try {
        await inviteOf(deps, hotelId, departing);
      } catch (cause) {
        deps.log.error({ err: cause, hotelId }, 'guests of a hotel could not be asked for reviews');
      }
}

async function inviteOf(deps: Inviting, hotelId: number, departing: readonly DepartingBooking[]): Promise<void> {
  const now = deps.clock();
  const hotel = await deps.hotels.byId(hotelId);
  if (hotel === undefined) return;
  const earliest = addDays(todayIn(hotel.sale.timeZone, now.getTime()), -mostDays);
  const ended: DepartingBooking[] = [];
  for (const booking of departing.filter(({ departure }) => departure >= earliest))
    if (endOfStay(await hotel.agreedHotel(deps.db, booking), booking) + waitMs <= now.getTime()) ended.push(booking);
  const messages = ended.map(({ booking_id: bookingId }) => ({
    hotelId,
    kind: 'review-mail' as const,
    dedupeKey: `review-mail:${bookingId}`,
    payload: { bookingId },
  }));
  if (messages.length > 0) await transact(deps.db, (tx) => enqueue(tx, messages, now));
}
