import { bookingKey } from '../../../database/booking-key.ts';
import type { Database } from '../../../database/database.types.ts';
import { waitForLocksAtMost } from '../../../database/lock-timeout.ts';
import { noteAct, type NotedAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import { isGuaranteed } from '@latchkey/booking-core/payment-ways';
import { takeExtras } from '../../extras/extras.ts';
import { takeRoomsForAll } from '../../stock/stock.ts';
import { enqueue, guestNotificationOf, type OutboxMessage, paymentWaits } from '../../outbox/outbox.ts';
import { claimKeys, type IdempotencyKey, releaseKeys } from '../../idempotency/idempotency.ts';
import { insertNames, yearAfterStay } from '../../booking-access/booking-access.ts';
import { type LimitedCode, takeCodeUses } from '../quotes/code-uses.queries.ts';
import { proofCode } from '../booking-life/proof-code.ts';
import { propertyNotificationOf, vouchers } from '../../bookings/bookings.ts';
import { requestReminders } from '../booking-life/request-reminders.ts';
import { firstEventsOf, insertBookings, type NewBooking } from './insert-bookings.queries.ts';

/** A booking that is to be made, and what its key will answer from then on. */
export interface HoldAsked {
  readonly key: IdempotencyKey;
  /** What it claims of its quote; null where a quote may make any number of bookings. */
  readonly quoteKey?: IdempotencyKey | null;
  readonly answer: object;
  readonly booking: NewBooking;
}

const impatientMs = 500;

export type HoldAnswer = 'held' | 'sold_out' | 'code_used_up' | 'extra_sold_out' | 'key_taken' | 'quote_taken';

/**
 * Makes each of the bookings whose key is free and whose rooms are, in the order given, in one transaction. Where it is
 * not patient it throws after half a second of waiting for what somebody else has locked.
 */
export function holdTogether(db: Database, asked: readonly HoldAsked[], isPatient: boolean): Promise<HoldAnswer[]> {
  return transact<HoldAnswer[]>(db, async (tx, rollback) => {
    if (!isPatient) await waitForLocksAtMost(tx, impatientMs);
    const claimed = await claimKeys(
      tx,
      asked.flatMap(({ answer, booking, ...one }) =>
        keysOf(one).map((key) => ({ key, status: 201, body: answer, at: booking.createdAt })),
      ),
    );
    const tried = asked.filter((one) => keysOf(one).every((key) => claimed.has(key)));
    const uses = await takeCodeUses(
      tx,
      tried.map(({ booking }) => limitedCodeOf(booking)),
    );
    const withCode = tried.filter((_, at) => uses[at] === true);
    const extras = await takeExtras(
      tx,
      withCode.map(({ booking }) => booking),
    );
    const allowed = withCode.filter((_, at) => extras[at] === true);
    const rooms = await takeRoomsForAll(
      tx,
      allowed.map(({ booking }) => booking),
    );
    const held = allowed.filter((_, at) => rooms[at] === 'taken');
    const answers = asked.map((one): HoldAnswer => {
      if (held.includes(one)) return 'held';
      if (tried.includes(one) && !withCode.includes(one)) return 'code_used_up';
      if (tried.includes(one) && !allowed.includes(one)) return 'extra_sold_out';
      return tried.includes(one) ? 'sold_out' : claimed.has(one.key) ? 'quote_taken' : 'key_taken';
    });
    const [first] = held;
    if (first === undefined) return rollback(answers);
    // A key stands for what was made: without rooms it is free again.
    await releaseKeys(
      tx,
      asked.filter((one) => !held.includes(one)).flatMap((one) => keysOf(one).filter((key) => claimed.has(key))),
    );
    await insertBookings(
      tx,
      held.map(({ booking }) => booking),
    );
    for (const { booking } of held) if (booking.bookedBy === 'property') noteAct(tx, actOf(booking));
    await insertNames(
      tx,
      held.map(({ booking }) => ({
        ...booking,
        phone: booking.travellers[0]?.contactNumber || null,
        knownUntil: booking.expiresAt ?? yearAfterStay(booking),
      })),
      first.booking.createdAt,
    );
    await enqueue(
      tx,
      held.flatMap(({ booking }) => outboxMessagesOf(booking)),
      first.booking.createdAt,
    );
    return answers;
  });
}

/** What the journal tells of a booking that the property made: nothing of who comes. */
const actOf = ({ hotelId, bookingId, status, bill, selection, expiresAt }: NewBooking): NotedAct => ({
  hotelId,
  bookingId: bookingKey(hotelId, bookingId).booking_id,
  after: {
    status,
    total: bill.total,
    stay: selection.stay,
    rooms: selection.rooms,
    ...(expiresAt === null ? {} : { expiresAt: expiresAt.toISOString() }),
  },
});

const keysOf = ({ key, quoteKey = null }: Pick<HoldAsked, 'key' | 'quoteKey'>): readonly IdempotencyKey[] =>
  quoteKey === null ? [key] : [key, quoteKey];

const limitedCodeOf = ({ hotelId, coupon }: NewBooking): LimitedCode | null =>
  coupon === null || coupon.maxUses === null ? null : { hotelId, couponId: coupon.id, maxUses: coupon.maxUses };

/** What its guest is reminded of who left the checkout. */
const waitsAs = (booking: NewBooking): Parameters<typeof paymentWaits>[2] => {
  if (isGuaranteed(booking)) return 'card_waits';
  return booking.afterPayment === 'requested' ? 'request_payment_waits' : 'payment_waits';
};

/** The messages to the property and to the guest that a booking was made. */
function outboxMessagesOf(booking: NewBooking): OutboxMessage[] {
  const id = bookingKey(booking.hotelId, booking.bookingId);
  const property = firstEventsOf(booking).flatMap((event, at) => propertyNotificationOf(id, event, at + 1));
  const guest =
    booking.status === 'requested'
      ? guestNotificationOf(id, 'requested')
      : booking.status === 'confirmed'
        ? vouchers(id)
        : booking.bookedBy === 'property'
          ? guestNotificationOf(id, booking.afterCode === null ? 'payment_wanted' : 'option_held')
          : booking.afterCode !== null
            ? [proofCode(id, booking.createdAt)]
            : [paymentWaits(id, booking.createdAt, waitsAs(booking))];
  const reminders =
    booking.status === 'requested' && booking.expiresAt !== null
      ? requestReminders(id, booking.createdAt, booking.expiresAt)
      : [];
  return [...property, ...reminders, ...guest];
}
