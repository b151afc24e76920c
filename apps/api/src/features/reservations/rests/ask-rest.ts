import { restAskedFrom, restAskedOn, restLapsesAt, type RestDue } from '@latchkey/booking-core/deposit';
import { leftToPay } from '@latchkey/booking-core/ledger';
import { todayIn } from '@latchkey/booking-core/time';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Work } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { notifyGuest } from '../../outbox/outbox.ts';
import { recordEvent } from '../bookings/booking-events.ts';
import { lockBooking, type BookingRow } from '../bookings/bookings.queries.ts';
import { startOfStay } from '../bookings/stay-moments.ts';
import { askRestFrom } from '../bookings/watch-rest.ts';
import { cancelUnpaid } from '../cancellations/cancel-booking.ts';
import { liveChange, owingOf } from '../ledger/due-now.ts';
import { moneyOf } from '../ledger/payments.queries.ts';
import { isReported, lastPayment } from '../ledger/reported-payments.queries.ts';
import { askedRest, restOf } from '../bookings/rest-due.ts';
import { sharesOf } from '../ledger/shares.queries.ts';

/** A payment that its guest has reported is known by then. */
const reportedMs = 30 * 60_000;

/** How long a hotel's stays are left alone that the provider keeps from guests. */
const heldMs = 24 * 60 * 60_000;

/**
 * Asks the guest of a confirmed stay by mail for the rest after a deposit, once for the day on which it is due; earlier than
 * that, it is looked at again on the day. Where the stay is cancelled otherwise, it is once its last day to pay is over.
 * Nobody is asked of a stay that has begun, is over, or is paid.
 */
export async function askRest(
  { db, hotels, clock }: Pick<Deps, 'db' | 'hotels' | 'clock'>,
  key: BookingKey,
): Promise<void> {
  const live = await hotels.byId(key.hotel_id);
  if (live === undefined) throw new Error('a rest without its hotel');
  await transact<void>(db, async (tx) => {
    const booking = await lockBooking(tx, key);
    const rest = booking === undefined ? null : restOf(booking);
    if (booking === undefined || rest === null || booking.status !== 'confirmed') return;
    const now = clock();
    const hotel = await live.asAgreed(tx, booking);
    const from = await momentToAsk(tx, hotel, booking, rest, now);
    if (from === null) return;
    if (from > now) return askRestFrom(tx, booking, from, now);
    const amount = await amountToAsk(tx, booking);
    if (amount === 0) return;
    const { timeZone } = hotel.sale;
    const asked = await askedRest(tx, booking, rest);
    const payBy =
      asked === null ? restAskedOn(rest, booking.selection.stay, todayIn(timeZone, now.getTime())).payBy : asked.payBy;
    if (asked === null) {
      const facts = { amount, dueOn: rest.dueOn, ...(payBy === undefined ? {} : { payBy }) };
      await recordEvent(tx, booking, { type: 'rest_asked', actor: 'clock', at: now, facts });
      await notifyGuest(tx, booking, 'rest_due', now, { amount });
    }
    if (payBy === undefined) return;
    const lapses = new Date(restLapsesAt(payBy, timeZone));
    if (lapses > now) return askRestFrom(tx, booking, lapses, now);
    if (live.isHeld) return askRestFrom(tx, booking, new Date(now.getTime() + heldMs), now);
    // Whose bank has taken money back owes it to the property, which knows what becomes of the stay.
    const { disputed, lost } = await moneyOf(tx, booking);
    if (disputed === 0 && lost === 0) await cancelUnpaid(tx, hotel, booking, now);
  });
}

/** From when on the rest is asked for: not while a change waits for its money, or a payment is reported; null where never. */
async function momentToAsk(
  tx: Work,
  hotel: AgreedHotel,
  booking: BookingRow,
  rest: RestDue,
  now: Date,
): Promise<Date | null> {
  const isForgotten = booking.travellers.length === 0;
  if (isForgotten || booking.arrived_at !== null || startOfStay(hotel, booking) <= now.getTime()) return null;
  const from = new Date(restAskedFrom(rest, hotel.sale.timeZone));
  if (from > now) return from;
  const change = liveChange(booking, now);
  if (change !== null) return new Date(change.expiresAt);
  const last = await lastPayment(tx, booking);
  const isUnderWay = last !== undefined && (await isReported(tx, last, now));
  return isUnderWay ? new Date(now.getTime() + reportedMs) : from;
}

/** What is left of the stay and not in shares, of which who booked is asked once their time is over. */
async function amountToAsk(tx: Work, booking: BookingRow): Promise<number> {
  const left = leftToPay(owingOf(booking), await moneyOf(tx, booking));
  const shares = await sharesOf(tx, booking);
  const shared = shares.reduce(
    (sum, { state, amount }) => (state === 'open' || state === 'declined' ? sum + amount : sum),
    0,
  );
  return Math.max(0, left - shared);
}
