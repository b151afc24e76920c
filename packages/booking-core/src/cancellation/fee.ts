import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { CancellationPenalties, Fee, StatedFee, StayPrice } from './cancellation.types.ts';

/** The whole price: the fee where a policy says nothing. */
export const wholeFee: Fee = { percent: 100 };

/** A fee by itself, of what has one among other facts. */
export function feeIn(from: Fee): Fee {
  if ('nights' in from && from.nights !== undefined) return { nights: from.nights };
  if ('amount' in from && from.amount !== undefined)
    return from.per === 'room' ? { amount: from.amount, per: 'room' } : { amount: from.amount };
  return { percent: 'percent' in from ? from.percent : 100 };
}

/** The percentage that a fee is, or null where it is nights or a sum. */
export function percentOf(from: Fee): number | null {
  const fee = feeIn(from);
  return 'percent' in fee ? fee.percent : null;
}

/** Of the total, what a fee may be taken of: taxes that are owed for staying come back. */
export const keepableOf = ({ total, returnedTaxes = 0 }: StayPrice): MinorUnits =>
  Math.max(0, requireCount(total, 'total') - requireCount(returnedTaxes, 'returnedTaxes'));

/**
 * A fee of a stay as money, rounded half up, at most the total less the taxes that come back. As many nights as the
 * stay has are all of it. Throws `negative`, `not_an_integer`, `out_of_range` or `invalid_percent`.
 */
export function feeSumOf(from: Fee, price: StayPrice): MinorUnits {
  const [fee, keepable] = [feeIn(from), keepableOf(price)];
  if ('percent' in fee) return halfUpOfProduct(keepable, millionthsOf(fee.percent, 'percent'), wholePercent);
  if ('nights' in fee) return Math.min(keepable, firstNightsOf(fee.nights, price) ?? keepable);
  const times = fee.per === 'room' ? (price.roomCount ?? 1) : 1;
  return Math.min(keepable, requireCount(fee.amount, 'amount') * times);
}

function firstNightsOf(nights: number, { firstNights = [] }: StayPrice): MinorUnits | undefined {
  if (requireCount(nights, 'nights') === 0) throw new CoreError('out_of_range', 'nights');
  return nights >= firstNights.length ? undefined : firstNights[nights - 1];
}

/** Whether nothing is kept. */
export const isFree = (fee: Fee): boolean => percentOf(fee) === 0;

/** Whether all of a stay is kept, but for taxes that come back. */
export function isWhole(fee: Fee, price: StayPrice): boolean {
  const percent = percentOf(fee);
  return percent === null ? feeSumOf(fee, price) >= keepableOf(price) : percent >= 100;
}

/** The share of a stay that a fee is, in percent with two decimals, for readers who know shares alone. */
export function shareOf(fee: Fee, price: StayPrice): number {
  const keepable = keepableOf(price);
  const percent = percentOf(fee);
  if (percent !== null) return percent;
  return keepable === 0 ? 100 : halfUpOfProduct(feeSumOf(fee, price), 10_000, keepable) / 100;
}

/** A fee with the share that it is of a stay. */
export const statedFee = (fee: Fee, price: StayPrice): StatedFee => ({ ...feeIn(fee), percent: shareOf(fee, price) });

/** The higher of two fees of a stay: of two that come to the same the first. */
export function higherFee(one: Fee, other: Fee, price: StayPrice): Fee {
  const [first, second] = [percentOf(one), percentOf(other)];
  if (first !== null && second !== null) return second > first ? other : one;
  return exactOf(other, price) > exactOf(one, price) ? other : one;
}

/** A fee before it is rounded, so that one order holds of all fees of a stay. */
function exactOf(fee: Fee, price: StayPrice): number {
  const percent = percentOf(fee);
  return percent === null ? feeSumOf(fee, price) : (keepableOf(price) * percent) / 100;
}

/** The highest of several fees; all of the stay where there is none. */
export const highestFee = (fees: readonly Fee[], price: StayPrice): Fee =>
  fees.length === 0 ? wholeFee : fees.reduce((highest, fee) => higherFee(highest, fee, price));

/** Whether two fees are of the same kind and height. */
export const isSameFee = (one: Fee, other: Fee): boolean => JSON.stringify(feeIn(one)) === JSON.stringify(feeIn(other));

/** Penalties as far as somebody sets them. */
export type SomePenalties = {
  readonly [Kind in keyof CancellationPenalties]?: CancellationPenalties[Kind] | undefined;
};

/** The fee of the check-in day, and of a guest who does not come; all of it where penalties are not given. */
export const checkInDayFeeOf = ({ checkInDay, checkInDayPercent = 100 }: SomePenalties): Fee =>
  feeIn(checkInDay ?? { percent: checkInDayPercent });
export const noShowFeeIn = ({ noShow, noShowPercent = 100 }: SomePenalties): Fee =>
  feeIn(noShow ?? { percent: noShowPercent });
