import { propertyMay } from '@latchkey/booking-core/booking-states';
import type { HeldExtra } from '@latchkey/booking-core/extras';
import { linesUntil, type BookingLine } from '@latchkey/booking-core/inventory';
import { guestPayer } from '@latchkey/booking-core/folio';
import { leftToPay } from '@latchkey/booking-core/ledger';
import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { type HotelRecord, propertyNow } from '../../catalogue/catalogue.ts';
import {
  actingBooking,
  type BookingRow,
  findBooking,
  lastEvent,
  lockBooking,
  recordEvent,
  writeBooking,
} from '../../bookings/bookings.ts';
import { heldBy, mayHoldExtras, replaceHeld } from '../../extras/extras.ts';
import { authorNow, dropLeftOwing, writeLeftOwing } from '../../folio/folio.ts';
import { moneyOf, owingOf } from '../../ledger/ledger.ts';
import { linesOf, replaceLines, swapRooms } from '../../stock/stock.ts';
import { markDirty } from '../../units/units.ts';
import { type EarlyChoice, endStay, type FormerStay } from './early-departure.ts';
import { giveBack } from './give-back.ts';
import { leaveOnAccount } from './leave-on-account.ts';
import { type Paid, recordPayment } from './record-payment.ts';
import { restoreStay } from './restore-stay.ts';

/** What a stay took before its guest left: taken again where the departure is taken back. */
interface TakenBefore {
  readonly lines: readonly BookingLine[];
  readonly extras: readonly HeldExtra[];
}

/** The facts of a departure: where it ended the stay early, what the stay was before, and what it cost then. */
interface DepartureFacts extends TakenBefore {
  readonly former?: FormerStay;
  readonly ended?: Pick<BookingRow, 'total' | 'kept'>;
}

/** How a departure settles the balance: with money, or with a reason why it is left owing. */
export interface Settlement {
  /** The guest pays all that is owed. */
  readonly payment?: Omit<Paid, 'amount'> | undefined;
  /** The guest is given what the property owes of money that was paid there. */
  readonly givenBack?: { readonly method: WayAtProperty; readonly note?: string | undefined } | undefined;
  /** On which company's account what is not paid is left: charges that are not the company's yet are moved there. */
  readonly company?: { readonly payerId: string } | undefined;
  /** Why the rest is left owing. */
  readonly owing?: { readonly reason: string } | undefined;
}

/**
 * Notes that the guest has left; once more it changes nothing. Where something is owed either way at the counter, it is
 * settled with it, or left owing for a reason, which marks the stay until it is settled; otherwise `owes`. The nights and hours that are left, and the extras of the
 * days after, are free at once. What they cost is not changed by it: `departEarly` does.
 */
export const markDeparture = (
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  at: Date,
  settlement: Settlement = {},
): Promise<Departed> => depart(tx, live, bookingId, at, settlement);

/**
 * Notes that the guest has left before the stay ends, at the price that is chosen for the nights that are left: it is
 * settled at that price. Refused as `endStay` refuses it.
 */
export const departEarly = (
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  at: Date,
  { early, ...settlement }: Settlement & { readonly early: EarlyChoice },
): Promise<Departed | EarlyRefusal> => depart(tx, live, bookingId, at, settlement, early);

type Departed = 'done' | 'not_found' | 'not_confirmed' | 'not_arrived' | 'owes' | 'no_account';
type EarlyRefusal = Extract<Awaited<ReturnType<typeof endStay>>, string>;

async function depart<Early extends EarlyChoice | undefined = undefined>(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  at: Date,
  settlement: Settlement,
  early?: Early,
): Promise<Departed | (Early extends undefined ? never : EarlyRefusal)> {
  type Refusal = Early extends undefined ? never : EarlyRefusal;
  const key = bookingKey(live.id, bookingId);
  const locked = await lockBooking(tx, key);
  if (locked === undefined) return 'not_found';
  if (locked.status !== 'confirmed') return 'not_confirmed';
  if (locked.left_at !== null) return 'done';
  if (!propertyMay('check_out', actingBooking(live, locked), at.getTime())) return 'not_arrived';
  const before: TakenBefore = { lines: await linesOf(tx, locked), extras: await heldBy(tx, locked) };
  const former =
    early === undefined ? undefined : await endStay(tx, await live.agreedHotel(tx, locked), locked, early, at);
  if (typeof former === 'string') return former as Refusal;
  const booking = former === undefined ? locked : ((await findBooking(tx, key)) ?? locked);
  const settled = await settle(tx, live, booking, settlement, at);
  if (settled !== 'settled') return settled;
  const now: TakenBefore = { lines: await linesOf(tx, booking), extras: await heldBy(tx, booking) };
  const { today: date, hour } = propertyNow(live.sale.timeZone, at);
  const taken = {
    lines: linesUntil(live.sale, { stay: booking.selection.stay, lines: now.lines }, { date, hour }),
    extras: now.extras.filter((one) => one.date <= date),
  };
  if ((await take(tx, booking, now, taken)) === 'sold_out') throw new Error('less than a stay has is always there');
  // A change of a stay that is over is not paid for any more.
  await writeBooking(tx, booking, { left_at: at, change: null });
  await markDirty(tx, booking, at);
  const { total, kept } = booking;
  const facts: DepartureFacts = former === undefined ? before : { ...before, former, ended: { total, kept } };
  await recordEvent(tx, booking, { type: 'departed', actor: 'property', at, facts });
  return 'done';
}

/** Settles a folio at the departure of its guest. The caller rolls back what is refused. */
async function settle(
  tx: Transaction,
  live: HotelRecord,
  booking: BookingRow,
  { payment, givenBack, owing, company }: Settlement,
  at: Date,
): Promise<'settled' | 'owes' | 'no_account'> {
  const { toPay, owedAtProperty } = await owedAtCounter(tx, booking);
  if (owedAtProperty > 0 && givenBack !== undefined) {
    const given = await giveBack(tx, live, booking.booking_id, givenBack, at);
    if (given !== 'done') throw new Error(`what is owed at the counter was not given back: ${given}`);
  }
  const onAccount = company === undefined ? 0 : await leaveOnAccount(tx, live, booking, company.payerId, payment, at);
  if (onAccount === 'no_account') return onAccount;
  if (toPay > onAccount && payment !== undefined) {
    const paid = { ...payment, ...(onAccount > 0 ? { payerId: guestPayer } : {}), amount: toPay - onAccount };
    const taken = await recordPayment(tx, live, booking.booking_id, paid, at);
    if (taken !== 'done') return 'owes';
  }
  const isUnpaid = toPay > onAccount && payment === undefined;
  const isOpen = isUnpaid || (owedAtProperty > 0 && givenBack === undefined);
  if (!isOpen) return 'settled';
  if (owing === undefined) return 'owes';
  const { hotel_id, booking_id } = booking;
  await writeLeftOwing(tx, { hotel_id, booking_id, reason: owing.reason, ...authorNow(at) });
  noteAct(tx, { hotelId: hotel_id, bookingId: booking_id, after: { owing: toPay }, why: owing.reason });
  return 'settled';
}

/** A stay's balance at the counter, either way: it leaves out refunds by a gateway. */
export async function owedAtCounter(
  db: Database | Transaction,
  booking: BookingRow,
): Promise<{ readonly toPay: number; readonly owedAtProperty: number }> {
  const money = await moneyOf(db, booking);
  return { toPay: leftToPay(owingOf(booking), money), owedAtProperty: money.owedAtProperty };
}

/** Takes it back: the property marked another. The stay has its nights again, where nobody else has taken them. */
export async function takeDepartureBack(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  at: Date,
): Promise<'done' | 'not_found' | 'not_left' | 'sold_out'> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  if (!propertyMay('undo_check_out', actingBooking(live, booking), at.getTime())) return 'not_left';
  const marked = await lastEvent(tx, booking, 'departed');
  if (marked === undefined) throw new Error('a departure without its event');
  const { former, ended, ...before } = marked.facts as unknown as DepartureFacts;
  const now: TakenBefore = { lines: await linesOf(tx, booking), extras: await heldBy(tx, booking) };
  if ((await take(tx, booking, now, before)) === 'sold_out') return 'sold_out';
  await writeBooking(tx, booking, { left_at: null });
  if (former !== undefined && ended !== undefined)
    await restoreStay(
      tx,
      await live.agreedHotel(tx, booking),
      booking,
      { former, ended, ...before, at: marked.at },
      at,
    );
  await dropLeftOwing(tx, booking);
  await recordEvent(tx, booking, { type: 'departure_undone', actor: 'property', at });
  return 'done';
}

/** Has a booking take something else than it does. Rows of what stays as it is are not touched. */
async function take(
  tx: Transaction,
  booking: BookingRow,
  now: TakenBefore,
  next: TakenBefore,
): Promise<'taken' | 'sold_out'> {
  if (!(await mayHoldExtras(tx, booking, next.extras))) return 'sold_out';
  const [gone, come] = [without(now.lines, next.lines), without(next.lines, now.lines)];
  if ((await swapRooms(tx, booking.hotel_id, gone, come)) === 'sold_out') return 'sold_out';
  await replaceLines(tx, booking, next.lines);
  await replaceHeld(tx, booking, next.extras);
  return 'taken';
}

/** The lines that are not the same among others. */
function without(lines: readonly BookingLine[], others: readonly BookingLine[]): BookingLine[] {
  return lines.filter(
    (line) =>
      !others.some(
        (other) =>
          other.date === line.date &&
          other.roomTypeId === line.roomTypeId &&
          other.night === line.night &&
          other.hourTo === line.hourTo,
      ),
  );
}
