import { bookingLinesOf } from '@latchkey/booking-core/inventory';
import { lastFeeOf, stayPriceOf } from '@latchkey/booking-core/cancellation';
import { addDays } from '@latchkey/booking-core/dates';
import { balanceOfSums, guestPayer } from '@latchkey/booking-core/folio';
import { leftToPay } from '@latchkey/booking-core/ledger';
import { keepChoices, keptBy, keptOfNights, type KeepChoice, type KeptOfNights } from '@latchkey/booking-core/refund';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { scheduleOfBooking, stayPriceOfBooking } from '../../bookings/bookings.ts';
import { type AgreedHotel, propertyToday } from '../../catalogue/catalogue.ts';
import { extrasOf } from '../../extras/extras.ts';
import { type Folio, folioOf, payersAtPrice } from '../../folio/folio.ts';
import { type MoneyOfBooking, moneyOf, owingOf } from '../../ledger/ledger.ts';
import { type AboveBound, abovePriceBound, aboveRefundBound, refundWays } from '../../refunds/refunds.ts';
import { linesOf } from '../../stock/stock.ts';
import { applyChange } from '../modifications/apply-change.ts';
import { stillPossible } from '../modifications/modify-booking.ts';
import { priceChange } from '../modifications/price-change.ts';

/** What is to become of the nights that a guest who leaves early does not stay. */
export interface EarlyChoice {
  readonly keep: KeepChoice;
  /** Minor units; of `sum` alone. */
  readonly sum?: number | undefined;
  /** Why it is that sum. */
  readonly why?: string | undefined;
  /** What the stay then costs, as it was shown. */
  readonly charged: number;
}

type Priced = Exclude<Awaited<ReturnType<typeof priceChange>>, { readonly refused: unknown }>;

/** A stay that ends now: its nights until now, and what can be kept of the others. */
interface EndedStay {
  readonly hotel: AgreedHotel;
  readonly until: Priced;
  readonly kept: KeptOfNights;
  readonly money: MoneyOfBooking;
}

/** What one choice comes to, minor units. */
export interface EarlyOption {
  readonly keep: KeepChoice;
  readonly kept: number;
  /** What the stay then costs, with `kept`. */
  readonly charged: number;
  readonly toPay: number;
  /** What the property hands back at the counter, with what it owed before. */
  readonly toGiveBack: number;
  /** The nights that are not stayed, with their taxes: 0 or below. */
  readonly unused: number;
  /** What goes back through gateways. */
  readonly online: number;
  /** The same, with what was on its way before. */
  readonly onItsWay: number;
  /** What of `toPay` is of other payers than whoever booked. */
  readonly others: { readonly payerId: string; readonly toPay: number }[];
}

/**
 * A confirmed stay of nights as it is when its guest leaves now: the agreed price of its nights until now, one at least.
 * Null where no night is left, and where the nights until now cost as much as all.
 */
async function endedNow(
  db: Database | Transaction,
  hotel: AgreedHotel,
  booking: BookingRow,
  at: Date,
): Promise<EndedStay | null> {
  const { selection } = booking;
  const { stay } = selection;
  if (stay.kind !== 'nights') return null;
  const today = propertyToday(hotel.sale.timeZone, at);
  const checkOut = today > stay.checkIn ? today : addDays(stay.checkIn, 1);
  if (checkOut >= stay.checkOut) return null;
  const after = { stay: { ...stay, checkOut }, rooms: selection.rooms, left: {} };
  const { addons, ...others } = selection;
  const extras = addons === undefined ? {} : { addons: stillPossible(hotel, addons, selection, after) };
  const asked = { ...others, ...extras, stay: after.stay };
  const until = await priceChange(db, hotel, booking, asked, at, await linesOf(db, booking), 'property');
  if ('refused' in until || until.agreed.total >= booking.total) return null;
  const kept = keptOfNights({
    before: stayPriceOfBooking(booking),
    after: stayPriceOf(until.bill, until.agreed.total),
    fee: lastFeeOf(scheduleOfBooking(hotel, booking)),
    leastFee: booking.least_fee,
  });
  return { hotel, until, kept, money: await moneyOf(db, booking) };
}

/** What each choice comes to; of a sum of the property's own, where one is asked for. Empty where there is nothing to choose. */
export async function earlyOptions(
  db: Database | Transaction,
  hotel: AgreedHotel,
  booking: BookingRow,
  at: Date,
  sum?: number,
): Promise<{ readonly options: readonly EarlyOption[]; readonly most: number }> {
  const ended = await endedNow(db, hotel, booking, at);
  if (ended === null) return { options: [], most: 0 };
  const choices = keepChoices.filter((keep) => keep !== 'sum' || sum !== undefined);
  const folio = await folioOf(db, hotel, booking, at);
  const options: EarlyOption[] = [];
  for (const keep of choices) {
    const kept = keptBy(keep, ended.kept, sum ?? 0);
    if (kept !== null) options.push({ keep, kept, ...(await comesTo(db, booking, folio, ended, kept)) });
  }
  return { options, most: ended.kept.most };
}

/** What was paid beyond what the stay and all else on its folio then cost. */
function beyond(booking: BookingRow, { until, money }: EndedStay, kept: number): number {
  const { captured, refunding, refunded, lost } = money;
  const ended = { ...owingOf(booking), total: until.agreed.total, kept: booking.kept + kept };
  const surplus = balanceOfSums(ended, money).toGiveBack - refunding;
  return Math.max(0, Math.min(surplus, captured - refunding - refunded - lost));
}

async function comesTo(
  db: Database | Transaction,
  booking: BookingRow,
  folio: Folio,
  ended: EndedStay,
  kept: number,
): Promise<Omit<EarlyOption, 'keep' | 'kept'>> {
  const { until, money } = ended;
  const { total } = until.agreed;
  const ofPayers = payersAtPrice(folio, booking, { ...until, total, kept: booking.kept + kept });
  const back = await refundWays(db, booking, beyond(booking, ended, kept));
  return {
    charged: total + kept,
    toPay: leftToPay({ ...owingOf(booking), total, kept: booking.kept + kept }, money),
    toGiveBack: money.owedAtProperty + back.atProperty,
    unused: total - booking.total,
    online: back.online,
    onItsWay: back.online + money.refunding - money.owedAtProperty,
    others: [...ofPayers].flatMap(([payerId, { toPay }]) =>
      payerId === guestPayer || toPay === 0 ? [] : [{ payerId, toPay }],
    ),
  };
}

/** What a stay was before its guest ended it: it is again where the departure is taken back. */
export type FormerStay = Pick<
  BookingRow,
  'selection' | 'bill' | 'agreed' | 'total' | 'kept' | 'due_now' | 'least_fee' | 'coupon_id'
>;

/**
 * Ends a locked stay now at the price of a choice: `changed` where that is not what was shown. What was paid beyond goes
 * back by the ways by which it came. Less or more than the terms keep is bounded as an agreed price, and what it gives back
 * as a refund. The caller rolls back what is refused.
 */
export async function endStay(
  tx: Transaction,
  hotel: AgreedHotel,
  booking: BookingRow,
  { keep, sum = 0, why, charged }: EarlyChoice,
  at: Date,
): Promise<FormerStay | 'changed' | 'keep_too_high' | AboveBound> {
  const ended = await endedNow(tx, hotel, booking, at);
  if (ended === null) return 'changed';
  const { until } = ended;
  const kept = keptBy(keep, ended.kept, sum);
  if (kept === null) return 'keep_too_high';
  const { total } = until.agreed;
  if (total + kept !== charged) return 'changed';
  const refund = beyond(booking, ended, kept);
  const byTerms = total + ended.kept.byTerms;
  const above =
    charged === byTerms
      ? null
      : ((await abovePriceBound(tx, { ...booking, total: byTerms }, charged)) ??
        (await aboveRefundBound(tx, booking, refund)));
  if (above !== null) return above;
  const change = {
    selection: until.selection,
    bill: until.bill,
    agreed: until.agreed,
    claims: bookingLinesOf(hotel.sale, until.selection),
    extras: extrasOf(hotel.live.sale, until.selection),
    dueNow: Math.min(booking.due_now, total),
    leastFee: Math.min(booking.least_fee, total),
  };
  const taken = await applyChange(tx, booking, change, { kept, refund }, 'property', at);
  if (taken !== 'taken') throw new Error('less than a stay has is always there');
  noteAct(tx, { hotelId: hotel.id, bookingId: booking.booking_id, after: { keep, kept }, ...(why && { why }) });
  const { selection, bill, agreed, total: before, kept: fees, due_now, least_fee, coupon_id } = booking;
  return { selection, bill, agreed, total: before, kept: fees, due_now, least_fee, coupon_id };
}
