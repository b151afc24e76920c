import { allocateByWeights } from '../arithmetic/allocate.ts';
import { zero } from '../arithmetic/ratio.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { requireCount } from '../defect/require.ts';
import { agreedBillOf, type TaxesOf } from './agreed-bill.ts';
import { withoutRemainder, withRemainderInParts } from './agreed-remainder.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import { discountAt, exactlyPaidOf, exactParts } from './exact-shares.ts';
import { allParts, mapParts, paidOf } from './night-parts.ts';
import type { Bill } from './pricing.types.ts';

/** A price that guest and property agreed on in place of the computed one; all in minor units of the bill's currency. */
export interface AgreedPrice {
  /** What the bill's own lines add up to. */
  readonly computed: MinorUnits;
  /** What the agreed price adds to that, or, below 0, takes off it; never 0. */
  readonly adjustment: MinorUnits;
  /** What is paid: `computed + adjustment`. */
  readonly total: MinorUnits;
}

/**
 * The closing lines of a bill whose booking has an agreed price: the property revised the price and the guest accepted
 * it. Null where the bill's own total is the price. Every bill that is shown ends with this.
 */
export const agreedPriceOf = (bill: Pick<Bill, 'total'>, total: MinorUnits): AgreedPrice | null =>
  total === bill.total ? null : { computed: bill.total, adjustment: total - bill.total, total };

/**
 * A stay at a total that was agreed in place of its own. The difference is taken off the nights (or put on them) in
 * proportion to what they cost, so that taxes are those of the price that is really paid; extras and the fee stay. What
 * the nights cannot bear, and what rounding leaves, is the stay's `remainder`.
 */
export function atAgreedPrice(stay: AgreedStay, total: MinorUnits, taxesOf: TaxesOf): AgreedStay {
  requireCount(total, 'total');
  const own = withoutAgreedPrice(stay);
  const rooms = own.rooms.flatMap(({ nights }) => nights).reduce((sum, night) => sum + paidOf(night), 0);
  const taken = (off: MinorUnits): AgreedStay => takenOff(own, off);
  const excess = (off: MinorUnits): number => agreedBillOf(taken(off), taxesOf).total - total;
  // Each unit taken off the rooms takes one, and its exclusive tax, off the total: the smallest that is enough is found by halving.
  let [least, most] = [rooms - Math.max(rooms, total), rooms];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (excess(middle) <= 0) most = middle;
    else least = middle + 1;
  }
  const stayAtPrice = taken(least);
  return withRemainderInParts({ ...stayAtPrice, remainder: total - agreedBillOf(stayAtPrice, taxesOf).total });
}

const withoutAgreedPrice = (stay: AgreedStay): AgreedStay =>
  mapNights(withoutRemainder(stay), (terms) => ({
    ...terms,
    discounts: terms.discounts.filter(({ kind }) => kind !== 'agreed'),
  }));

/** A stay with something done to each part of each night, in order. */
const mapNights = (stay: AgreedStay, change: Parameters<typeof mapParts>[1]): AgreedStay => ({
  ...stay,
  rooms: stay.rooms.map((room) => ({ ...room, nights: room.nights.map((night) => mapParts(night, change)) })),
});

function takenOff(stay: AgreedStay, off: MinorUnits): AgreedStay {
  const all = stay.rooms.flatMap(({ nights }) => nights.flatMap(allParts));
  const weights = all.map(paidOf);
  if (weights.every((weight) => weight === 0)) return stay;
  const parts = allocateByWeights(Math.abs(off), weights);
  const exact = exactParts(off, all.map(exactlyPaidOf));
  let at = 0;
  return mapNights(stay, (terms) => {
    const amount = (parts[at] ?? 0) * Math.sign(off);
    const agreed = discountAt({ kind: 'agreed', promotionId: '', amount }, amount, exact[at++] ?? zero);
    return agreed.length === 0 ? terms : { ...terms, discounts: [...terms.discounts, ...agreed] };
  });
}
