import { restAskedFrom, restLapsesAt, type RestDue } from '@latchkey/booking-core/deposit';
import { leftToPay } from '@latchkey/booking-core/ledger';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { AgreedHotel, HotelRecord } from '../../catalogue/catalogue.ts';
import { notifyGuest } from '../../outbox/outbox.ts';
import {
  type AskedRest,
  askedRest,
  askRestFrom,
  type BookingRow,
  lastEvent,
  lockBooking,
  recordEvent,
  restOf,
  restToAsk,
  startOfStay,
} from '../../bookings/bookings.ts';
import { cancelUnpaid } from '../cancellations/cancel-booking.ts';
import { isReported, lastPayment, liveChange, moneyOf, owingOf, sharesOf } from '../../ledger/ledger.ts';
import { lookAgainForMoney } from './money-under-way.queries.ts';

/** A payment that its guest has reported is known by then. */
const reportedMs = 30 * 60_000;

/** How long a stay is left alone that waits for a bank's decision, or for the provider's of its hotel. */
const undecidedMs = 24 * 60 * 60_000;

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
    const hotel = await live.agreedHotel(tx, booking);
    const asked = await askedRest(tx, booking, rest);
    const from = await momentToAsk(tx, hotel, booking, rest, asked, now);
    if (from === null) return;
    if (from > now) return askRestFrom(tx, booking, from, now);
    const shares = await openShares(tx, booking, now);
    const left = leftToPay(owingOf(booking), await moneyOf(tx, booking));
    const amount = Math.max(0, left - shares.amount);
    // Shares can be withdrawn before their time is over.
    if (left > 0 && shares.until !== null && rest.ifUnpaid === 'cancel')
      await askRestFrom(tx, booking, shares.until, now);
    if (amount === 0) return;
    const { timeZone } = hotel.sale;
    const { payBy } = asked ?? (await restToAsk(tx, booking, rest, timeZone, now));
    if (asked === null) {
      const facts = { amount, dueOn: rest.dueOn, ...(payBy === undefined ? {} : { payBy }) };
      await recordEvent(tx, booking, { type: 'rest_asked', actor: 'clock', at: now, facts });
      await notifyGuest(tx, booking, 'rest_due', now, { amount });
    }
    if (payBy === undefined) return;
    const lapses = new Date(restLapsesAt(payBy, timeZone));
    if (lapses > now) return askRestFrom(tx, booking, lapses, now);
    if (shares.until === null) await endUnpaid(tx, live, hotel, booking, lapses, now);
  });
}

/**
 * Cancels a stay whose time to pay is over, or looks again later: while money may be on its way, a bank has not decided whose
 * money it is, or the provider keeps the hotel from guests.
 */
async function endUnpaid(
  tx: Transaction,
  live: Pick<HotelRecord, 'isHeld'>,
  hotel: AgreedHotel,
  booking: BookingRow,
  lapses: Date,
  now: Date,
): Promise<void> {
  const { disputed, lost } = await moneyOf(tx, booking);
  // What a bank took back, or the property gave back at the payment company, is due there: it knows what becomes of the stay.
  if (lost > 0 || (await lastEvent(tx, booking, 'refund_at_gateway')) !== undefined) return;
  const again =
    live.isHeld || disputed > 0
      ? new Date(now.getTime() + undecidedMs)
      : await lookAgainForMoney(tx, booking, liveChange(booking, now), lapses, now);
  if (again !== null) return askRestFrom(tx, booking, again, now);
  await cancelUnpaid(tx, hotel, booking, now);
}

/**
 * From when on the rest is asked for; null where never. A first request is put off while a change waits for its money,
 * or a payment is reported.
 */
async function momentToAsk(
  tx: Transaction,
  hotel: AgreedHotel,
  booking: BookingRow,
  rest: RestDue,
  asked: AskedRest | null,
  now: Date,
): Promise<Date | null> {
  const isForgotten = booking.travellers.length === 0;
  if (isForgotten || booking.arrived_at !== null || startOfStay(hotel, booking) <= now.getTime()) return null;
  const from = new Date(restAskedFrom(rest, hotel.sale.timeZone));
  if (from > now || asked !== null) return from;
  const change = liveChange(booking, now);
  if (change !== null) return new Date(change.expiresAt);
  const last = await lastPayment(tx, booking);
  const isUnderWay = last !== undefined && (await isReported(tx, last, now));
  return isUnderWay ? new Date(now.getTime() + reportedMs) : from;
}

/** What is in shares, of which who booked is asked once their time is over, and when the first of them ends. */
async function openShares(
  tx: Transaction,
  booking: BookingRow,
  now: Date,
): Promise<{ readonly amount: number; readonly until: Date | null }> {
  const open = (await sharesOf(tx, booking)).filter(
    ({ state, until }) => (state === 'open' || state === 'declined') && until > now,
  );
  const ends = open.map(({ until }) => until.getTime());
  return {
    amount: open.reduce((sum, { amount }) => sum + amount, 0),
    until: ends.length === 0 ? null : new Date(Math.min(...ends)),
  };
}
