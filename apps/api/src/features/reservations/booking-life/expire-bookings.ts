import { mayMove } from '@latchkey/booking-core/booking-states';
import type { Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { giveRoomsOfAll } from '../../stock/stock.ts';
import { enqueue, guestNotificationOf } from '../../outbox/outbox.ts';
import {
  dueBookings,
  dueBookingsOf,
  type NewEvent,
  propertyNotificationOf,
  waitsForCode,
  writeExpired,
} from '../../bookings/bookings.ts';
import { refundCaptured } from '../../refunds/refunds.ts';
import { acceptedOf, linesOfAll, lockDue, type OfHotel, withCapturedMoney } from './expire-bookings.queries.ts';

const batch = 200;

/**
 * Lets go the rooms of holds that have run out, those of one hotel in one transaction: a rush for rooms ends as fast as
 * it came, and hotels may lie on several servers.
 * Bookings that another transaction has locked are left for the next time. Money that was captured for them goes back. Returns how
 * many expired.
 */
export async function expireBookings(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = deps.clock();
  let expired = 0;
  for (const [hotelId, bookings] of Map.groupBy(await dueBookings(deps.db, now, batch), (one) => one.hotel_id))
    expired += await expire(deps, { hotelId, bookings }, now);
  return expired;
}

/** How often one hotel's holds are looked at by those who find it sold out, in milliseconds. */
const lookedAtMs = 1000;
const lookedAt = new WeakMap<object, Map<number, number>>();

/**
 * Lets go the rooms of one hotel's holds that have run out, for who finds none free before the job has come by. Returns
 * how many expired; in a rush it looks once a second.
 */
export async function expireHoldsOf(deps: Pick<Deps, 'db' | 'clock' | 'log'>, hotelId: number): Promise<number> {
  const now = deps.clock();
  const looks = lookedAt.get(deps.db) ?? new Map<number, number>();
  lookedAt.set(deps.db, looks);
  if (Math.abs(now.getTime() - (looks.get(hotelId) ?? Number.NEGATIVE_INFINITY)) < lookedAtMs) return 0;
  looks.set(hotelId, now.getTime());
  const bookings = await dueBookingsOf(deps.db, hotelId, now, batch);
  return bookings.length === 0 ? 0 : expire(deps, { hotelId, bookings }, now);
}

async function expire(deps: Pick<Deps, 'db' | 'log'>, due: OfHotel, now: Date): Promise<number> {
  const { hotelId, bookings } = due;
  try {
    return await transact(deps.db, (tx) => expireLocked(tx, due, now));
  } catch (cause) {
    // A booking that fails to expire must not keep the rooms of those after it.
    if (bookings.length > 1) {
      const each = bookings.map((one) => expire(deps, { hotelId, bookings: [one] }, now));
      return (await Promise.all(each)).reduce((sum, count) => sum + count, 0);
    }
    deps.log.error({ err: cause, hotelId }, 'a hold could not be ended');
    return 0;
  }
}

async function expireLocked(tx: Transaction, due: OfHotel, now: Date): Promise<number> {
  const bookings = (await lockDue(tx, due, now)).filter(({ status }) => mayMove(status, 'expired', 'clock'));
  if (bookings.length === 0) return 0;
  const expired = { hotelId: due.hotelId, bookings };
  const lines = await linesOfAll(tx, expired);
  await giveRoomsOfAll(
    tx,
    bookings.map((booking) => ({ hotelId: booking.hotel_id, lines: lines.get(booking.booking_id) ?? [] })),
  );
  const accepted = await acceptedOf(tx, expired);
  const event: NewEvent = { type: 'expired', actor: 'clock', at: now };
  const sequences = await writeExpired(tx, expired, event);
  // Of a request that nobody answered all comes back as of one that was refused.
  const unanswered = new Set(
    bookings.filter(({ status }) => status !== 'payment_pending').map((one) => one.booking_id),
  );
  for (const booking of await withCapturedMoney(tx, expired)) {
    const reason = unanswered.has(booking.booking_id) ? 'request_expired' : 'booking_expired';
    await refundCaptured(tx, booking, reason, now);
  }
  await enqueue(
    tx,
    bookings.flatMap((booking) => [
      ...(booking.status !== 'payment_pending' || accepted.has(booking.booking_id)
        ? propertyNotificationOf(booking, event, sequences.get(booking.booking_id) ?? 0)
        : []),
      ...(booking.status !== 'payment_pending'
        ? guestNotificationOf(booking, 'request_expired')
        : // A guest who let a payment run out at once knows; one whose request was accepted may have missed it.
          accepted.has(booking.booking_id)
          ? guestNotificationOf(booking, waitsForCode(booking) ? 'option_lapsed' : 'payment_ran_out')
          : []),
    ]),
    now,
  );
  return bookings.length;
}
