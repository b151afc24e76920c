import { allocateByWeights } from '../arithmetic/allocate.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Bill } from '../pricing/pricing.types.ts';
import type { TaxLine } from '../tax/tax.types.ts';
import type { BilledNight, BilledTax } from './report.types.ts';

/** A bill as it is kept, and what was agreed to be paid in place of its total. */
export interface BilledStay {
  readonly bill: Pick<
    Bill,
    'rooms' | 'discount' | 'additionalDiscount' | 'taxes' | 'addonsTotal' | 'convenienceFee' | 'fees'
  >;
  readonly total: MinorUnits;
  /** The first night, or the day of hours. */
  readonly arrives: LocalDate;
  readonly isByTheHour: boolean;
}

/** A room-night with what it costs after everything that was taken off, inclusive taxes in it. */
interface PaidNight extends Pick<BilledNight, 'date' | 'roomTypeId' | 'ratePlanId'> {
  readonly paid: MinorUnits;
}

/**
 * A bill by room and night slept. Every part of it goes to one night, so that the revenue and the taxes of all nights add
 * up to the total: a period has what its own nights cost, whichever month the stay began in. Discounts and agreed prices
 * lie on the nights as the bill says, or else in proportion to their prices; a tax lies on the nights whose price its line
 * names, and in a price it is taken out of it.
 */
export function billedNights(stay: BilledStay): readonly BilledNight[] {
  const nights = paidNights(stay);
  const { bill, isByTheHour } = stay;
  const others = bill.addonsTotal + bill.convenienceFee + feesOf(bill);
  const shares = bill.taxes.map((line) => ({ line, ...shareOf(line, nights, others) }));
  const contained = shares.filter(({ line }) => line.inclusive);
  const otherNet = others - sumOf(contained.map(({ ofOthers }) => ofOthers));
  const otherParts = spread(
    otherNet,
    nights.map(() => 1),
  );
  return nights.map(({ paid, ...night }, at) => ({
    ...night,
    isDayUse: isByTheHour,
    roomRevenue: paid - sumOf(contained.map(({ ofRooms }) => ofRooms[at] ?? 0)),
    otherRevenue: otherParts[at] ?? 0,
    taxes: shares.flatMap(({ line, amounts, bases }) => taxOn(line, amounts[at] ?? 0, bases[at] ?? 0)),
  }));
}

const feesOf = ({ fees = [] }: BilledStay['bill']): MinorUnits => sumOf(fees.map(({ amount }) => amount));

function paidNights({ bill, total, arrives }: BilledStay): readonly PaidNight[] {
  const priced = bill.rooms.flatMap(({ roomTypeId, ratePlanId, units, amount, nights }) => {
    const even = spread(
      amount,
      Array.from({ length: Math.max(1, units) }, () => 1),
    );
    const known = nights ?? even.map((price, at) => ({ date: addDays(arrives, at), price, paid: undefined }));
    return known.map(({ date, price, paid }) => ({ roomTypeId, ratePlanId, date, price, paid }));
  });
  const prices = priced.map(({ price }) => price);
  const off = spread(bill.discount + bill.additionalDiscount, prices);
  const after = priced.map(({ price, paid }, at) => paid ?? price - (off[at] ?? 0));
  const onTop = sumOf(bill.taxes.filter(({ inclusive }) => !inclusive).map(({ amount }) => amount));
  const computed = sumOf(after) + onTop + bill.addonsTotal + bill.convenienceFee + feesOf(bill);
  const agreed = spread(total - computed, after);
  return priced.map(({ roomTypeId, ratePlanId, date }, at) => ({
    roomTypeId,
    ratePlanId,
    date,
    paid: (after[at] ?? 0) + (agreed[at] ?? 0),
  }));
}

/** A tax line on the nights of its stay, what of it is on rooms, and what on extras and fees. */
function shareOf(
  line: TaxLine,
  nights: readonly PaidNight[],
  others: MinorUnits,
): {
  readonly amounts: readonly number[];
  readonly bases: readonly number[];
  readonly ofRooms: readonly number[];
  readonly ofOthers: number;
} {
  const on = line.basis.scope?.on ?? ['rooms'];
  const weights = on.includes('rooms') ? weightsOf(line, nights) : nights.map(() => 0);
  const weightOfOthers = on.some((thing) => thing !== 'rooms') ? others : 0;
  const [amountOfOthers = 0, ...ofRooms] = spread(line.amount, [weightOfOthers, ...weights]);
  const [baseOfOthers = 0, ...bases] = spread(line.base, [weightOfOthers, ...weights]);
  const even = nights.map(() => 1);
  const [rest, restBase] = [spread(amountOfOthers, even), spread(baseOfOthers, even)];
  return {
    amounts: ofRooms.map((amount, at) => amount + (rest[at] ?? 0)),
    bases: bases.map((base, at) => base + (restBase[at] ?? 0)),
    ofRooms,
    ofOthers: amountOfOthers,
  };
}

/** Which nights a tax of rooms is on, and how much of each: by price where it is a percentage. */
function weightsOf({ taxType, basis }: TaxLine, nights: readonly PaidNight[]): readonly number[] {
  const { scope, lowestNight, highestNight } = basis;
  const dates = [...new Set(nights.map(({ date }) => date))].toSorted();
  const first = (scope?.fromNight ?? 1) - 1;
  const last = scope?.each === 'stay' ? first : first + (scope?.maxNights ?? Infinity) - 1;
  const isOn = ({ date, roomTypeId, ratePlanId, paid }: PaidNight): boolean => {
    const at = dates.indexOf(date);
    return (
      at >= first &&
      at <= last &&
      // The price that a band looks at is not rounded, and the paid one is.
      paid >= lowestNight - 1 &&
      paid <= highestNight + 1 &&
      (scope?.roomTypeIds?.includes(roomTypeId) ?? true) &&
      (scope?.ratePlanIds?.includes(ratePlanId) ?? true)
    );
  };
  const on = nights.map((night) => (isOn(night) ? (taxType === 'fixed' ? 1 : Math.max(0, night.paid)) : 0));
  if (sumOf(on) > 0) return on;
  const paid = nights.map((night) => Math.max(0, night.paid));
  return taxType === 'fixed' || sumOf(paid) === 0 ? nights.map(() => 1) : paid;
}

const taxOn = ({ taxId, name, taxType, rate }: TaxLine, amount: number, base: number): readonly BilledTax[] =>
  amount === 0 && base === 0 ? [] : [{ taxId, name, taxType, rate, base, amount }];

/** Whole parts of a sum, which may be below 0, in proportion to weights; evenly where none has any. */
export function spread(sum: number, weights: readonly number[]): readonly number[] {
  if (weights.length === 0) return [];
  const usable = weights.map((weight) => Math.max(0, weight));
  const whole = usable.some((weight) => weight > 0) ? usable : usable.map(() => 1);
  const parts = allocateByWeights(Math.abs(sum), whole);
  return sum < 0 ? parts.map((part) => -part) : parts;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
