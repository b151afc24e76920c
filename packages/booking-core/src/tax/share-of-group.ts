import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { minus, over, plus, ratio, times, zero, type Ratio } from '../arithmetic/ratio.ts';
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
  const shares = group.taxes.map((tax) => shareOf(tax, group));
  const net = netOf(group, shares);
  return group.taxes.map((tax, position) => {
    const share = shares[position] ?? { perNet: zero, fixed: zero };
    const amount = plus(times(share.perNet, net), share.fixed);
    if (tax.taxType === 'fixed') return { base: ratio(group.roomNights), amount };
    const named = sharesNamedBy(tax, group);
    return { base: plus(net, plus(times(named.perNet, net), named.fixed)), amount };
  });
}

function netOf(group: TaxedGroup, shares: readonly Share[]): Ratio {
  const price = ratio(group.price);
  const inclusive = shares.filter((_, position) => group.taxes[position]?.inclusive === true);
  if (inclusive.length === 0) return price;
  const { perNet, fixed } = sumOf(inclusive);
  const net = over(minus(price, fixed), plus(ratio(1), perNet));
  // A free night cannot hold a fixed tax: the property bears it, and no percentage turns negative.
  return net.numerator < 0n ? zero : net;
}

function shareOf(tax: TaxEntry, group: TaxedGroup): Share {
  if (tax.taxType === 'fixed') return { perNet: zero, fixed: ratio(tax.tax * group.roomNights) };
  const rate = ratio(millionthsOf(tax.tax, 'tax'), wholePercent);
  if (tax.useIndex === null) return { perNet: rate, fixed: zero };
  const named = sharesNamedBy(tax, group);
  return { perNet: times(rate, plus(ratio(1), named.perNet)), fixed: times(rate, named.fixed) };
}

function sharesNamedBy(tax: TaxEntry, group: TaxedGroup): Share {
  if (tax.useIndex === null) return { perNet: zero, fixed: zero };
  return sumOf(group.taxes.filter((other) => other.index === tax.useIndex).map((other) => shareOf(other, group)));
}

function sumOf(shares: readonly Share[]): Share {
  return shares.reduce((sum, share) => ({ perNet: plus(sum.perNet, share.perNet), fixed: plus(sum.fixed, share.fixed) }), { perNet: zero, fixed: zero });
}
