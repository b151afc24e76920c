import { addDays } from '@latchkey/booking-core/dates';
import { todayIn } from '@latchkey/booking-core/time';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { type BookingRow, endOfStay } from '../../reservations/reservations.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { staysEnding } from '../../catalogue/catalogue.ts';

/** How long after check-out guests are asked, in milliseconds: they are on their way, and still remember. */
const waitMs = 4 * 3_600_000;
/** Stays that ended longer ago, while the engine was away, are asked about no more. */
const mostDays = 3;

/** Asks the guests of stays that have just ended what they say of it, each once. */
export async function inviteReviews(deps: Pick<Deps, 'db' | 'clock' | 'hotels'>): Promise<void> {
  const now = deps.clock();
  for (const hotel of await deps.hotels.all()) {
    const today = todayIn(hotel.sale.timeZone, now.getTime());
    const ended: BookingRow[] = [];
    for (const booking of await staysEnding(deps.db, hotel.id, addDays(today, -mostDays), today))
      if (endOfStay(await hotel.asAgreed(deps.db, booking), booking) + waitMs <= now.getTime()) ended.push(booking);
    const messages = ended.map(({ booking_id: bookingId }) => ({
      hotelId: hotel.id,
      kind: 'review-mail' as const,
      dedupeKey: `review-mail:${bookingId}`,
      payload: { bookingId },
    }));
    if (messages.length > 0) await transact(deps.db, (tx) => enqueue(tx, messages, now));
  }
}
