import { minus, ratio, type Ratio } from '../arithmetic/ratio.ts';
import { asSum, type ChargedTax } from './charged-tax.ts';
import type { TaxSet } from './tax-set.ts';

/**
 * The taxes of one room-night, each at most its `atMost` and at least 0, even where all of the price is untaxed: the
 * first that breaks a limit is charged as that limit, and the others are looked at again.
 */
export function withinLimits(set: TaxSet, price: number, none: TaxSet): TaxSet {
  const net = set.netOf(ratio(price));
  for (const tax of set.taxes) {
    const limit = limitOf(tax, set.amountOf(tax.rule, net, 1));
    if (limit === null) continue;
    let held = none;
    for (const other of set.taxes) held = held.with(other === tax ? sumOf(tax, limit) : other);
    return withinLimits(held, price, none);
  }
  return set;
}

/** The sum, for one room or guest, that a percentage is held to; null where it is within its limits. */
function limitOf({ rule, units }: ChargedTax, amount: Ratio): number | null {
  if (amount.numerator < 0) return 0;
  return rule.atMost !== undefined && minus(amount, ratio(rule.atMost * units)).numerator > 0 ? rule.atMost : null;
}

const sums = new WeakMap<ChargedTax, Map<number, ChargedTax>>();

/** The same object for the same tax and sum: nights alike are counted together. */
function sumOf(tax: ChargedTax, sum: number): ChargedTax {
  const ofTax = sums.get(tax) ?? new Map<number, ChargedTax>();
  sums.set(tax, ofTax);
  const known = ofTax.get(sum) ?? asSum(tax, sum);
  ofTax.set(sum, known);
  return known;
}
