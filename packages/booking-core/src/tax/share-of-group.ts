import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { minus, one, over, plus, ratio, times, zero, type Ratio } from '../arithmetic/ratio.ts';
import type { TaxEntry } from './tax.types.ts';

/** Room-nights on which exactly the same taxes are charged. */
export interface TaxedGroup {
  readonly taxes: readonly TaxEntry[];
  readonly roomNights: number;
  readonly price: number;
}

/** A tax as a function of the net price: `perNet` times it, plus `fixed`. */
interface Share {
  readonly perNet: Ratio;
  readonly fixed: Ratio;
}

export interface ExactTax {
  readonly base: Ratio;
  readonly amount: Ratio;
}

/**
 * The exact base and amount of each tax of a group, in the group's order. Every tax is linear in the net price, so
 * inclusive ones, compound or not, are taken out of the price in one step: net = (price - fixed) / (1 + perNet).
 */
export function exactTaxesOf(group: TaxedGroup): ExactTax[] {
  const shares = sharesOf(group);
  const net = netOf(group, shares);
  return group.taxes.map((tax) => {
    const { perNet, fixed } = shares.get(tax) ?? nothing;
    const amount = plus(times(perNet, net), fixed);
    if (tax.taxType === 'fixed') return { base: ratio(group.roomNights), amount };
    const named = sumNamedBy(tax, shares);
    return { base: plus(net, plus(times(named.perNet, net), named.fixed)), amount };
  });
}

type Shares = ReadonlyMap<TaxEntry, Share>;

const nothing: Share = { perNet: zero, fixed: zero };

function sharesOf(group: TaxedGroup): Shares {
  const shares = new Map<TaxEntry, Share>();
  const add = (tax: TaxEntry): void => {
    if (shares.has(tax)) return;
    if (tax.useIndex !== null) for (const other of group.taxes) if (other.index === tax.useIndex) add(other);
    shares.set(tax, shareOf(tax, group, sumNamedBy(tax, shares)));
  };
  group.taxes.forEach(add);
  return shares;
}

function shareOf(tax: TaxEntry, group: TaxedGroup, named: Share): Share {
  if (tax.taxType === 'fixed') return { perNet: zero, fixed: ratio(tax.tax * group.roomNights) };
  const rate = ratio(millionthsOf(tax.tax, 'tax'), wholePercent);
  if (tax.useIndex === null) return { perNet: rate, fixed: zero };
  return { perNet: times(rate, plus(one, named.perNet)), fixed: times(rate, named.fixed) };
}

function sumNamedBy(tax: TaxEntry, shares: Shares): Share {
  let sum = nothing;
  if (tax.useIndex !== null) for (const [other, share] of shares) if (other.index === tax.useIndex) sum = joined(sum, share);
  return sum;
}

function netOf(group: TaxedGroup, shares: Shares): Ratio {
  let inclusive = nothing;
  for (const [tax, share] of shares) if (tax.inclusive) inclusive = joined(inclusive, share);
  if (inclusive === nothing) return ratio(group.price);
  const net = over(minus(ratio(group.price), inclusive.fixed), plus(one, inclusive.perNet));
  // A free night cannot hold a fixed tax: the property bears it, and no percentage turns negative.
  return net.numerator < 0n ? zero : net;
}

function joined(left: Share, right: Share): Share {
  return { perNet: plus(left.perNet, right.perNet), fixed: plus(left.fixed, right.fixed) };
}
