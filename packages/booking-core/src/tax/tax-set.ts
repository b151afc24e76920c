import { minus, one, over, plus, ratio, reduced, times, zero, type Ratio } from '../arithmetic/ratio.ts';
import type { ChargedTax } from './charged-tax.ts';
import type { TaxEntry } from './tax.types.ts';

/**
 * A tax as a function of the net price and the room-nights: amount = `perNet` × net price + `perNight` × room-nights.
 */
interface Share {
  readonly perNet: Ratio;
  readonly perNight: Ratio;
}

const nothing: Share = { perNet: zero, perNight: zero };

/**
 * Taxes that are charged together. Every tax is linear in the net price, so what each comes to is worked out once, but
 * for the price: inclusive ones, compound or not, are taken out of it in one step,
 * net = (price - perNight × room-nights) / (1 + perNet).
 */
export class TaxSet {
  readonly taxes: readonly ChargedTax[];
  private readonly larger = new Map<ChargedTax, TaxSet>();
  // Worked out where they are asked for: most sets are only the way to a larger one.
  private knownShares: ReadonlyMap<TaxEntry, Share> | undefined;
  private knownInclusive: Share | null | undefined;

  constructor(taxes: readonly ChargedTax[]) {
    this.taxes = taxes;
  }

  /** How a rule is charged on these nights; undefined where it is not. */
  chargedAs(rule: TaxEntry): ChargedTax | undefined {
    return this.taxes.find((tax) => tax.rule === rule);
  }

  /** This set with one more tax. The result is cached: the same tax gives the same object. */
  with(tax: ChargedTax): TaxSet {
    let set = this.larger.get(tax);
    if (set === undefined) {
      set = new TaxSet([...this.taxes, tax]);
      this.larger.set(tax, set);
    }
    return set;
  }

  /** The price of so many room-nights without the inclusive taxes, exact. */
  netOf(price: Ratio, roomNights = 1): Ratio {
    const { inclusive } = this;
    if (inclusive === null) return price;
    const net = over(minus(price, times(inclusive.perNight, ratio(roomNights))), plus(one, inclusive.perNet));
    // A free night cannot contain a fixed tax: the property pays it, and no percentage is computed on a negative net
    // price.
    return net.numerator < 0 ? zero : net;
  }

  /** What one tax comes to on a net price, exact; 0 where it is not of the set. */
  amountOf(rule: TaxEntry, net: Ratio, roomNights: number): Ratio {
    const share = this.shares.get(rule);
    return share === undefined ? zero : valueOf(share, net, roomNights);
  }

  /** The base of a tax: an amount for a percentage, a number of rooms or guests and nights for a fixed tax. */
  baseOf(rule: TaxEntry, net: Ratio, roomNights: number): Ratio {
    const tax = this.chargedAs(rule);
    if (tax === undefined) return zero;
    if (rule.taxType === 'fixed') return ratio(roomNights * tax.units);
    const whole = plus(net, valueOf(namedBy(rule, this.shares), net, roomNights));
    return times(tax.part, minus(whole, ratio(tax.untaxed * roomNights)));
  }

  private get shares(): ReadonlyMap<TaxEntry, Share> {
    this.knownShares ??= sharesOf(this.taxes);
    return this.knownShares;
  }

  private get inclusive(): Share | null {
    if (this.knownInclusive === undefined) {
      const contained = [...this.shares].filter(([rule]) => rule.inclusive).map(([, share]) => share);
      this.knownInclusive = contained.length === 0 ? null : reducedShare(contained.reduce(joined));
    }
    return this.knownInclusive;
  }
}

function valueOf({ perNet, perNight }: Share, net: Ratio, roomNights: number): Ratio {
  return plus(times(perNet, net), times(perNight, ratio(roomNights)));
}

function sharesOf(taxes: readonly ChargedTax[]): ReadonlyMap<TaxEntry, Share> {
  const shares = new Map<TaxEntry, Share>();
  const add = (tax: ChargedTax): void => {
    const { rule } = tax;
    if (shares.has(rule)) return;
    for (const other of taxes) if (other.rule.index === rule.useIndex) add(other);
    shares.set(rule, reducedShare(shareOf(tax, namedBy(rule, shares))));
  };
  taxes.forEach(add);
  return shares;
}

function shareOf({ taxType, rate, untaxed }: ChargedTax, named: Share): Share {
  if (taxType === 'fixed') return { perNet: zero, perNight: rate };
  return { perNet: times(rate, plus(one, named.perNet)), perNight: times(rate, minus(named.perNight, ratio(untaxed))) };
}

/** All that joins the base of a tax. */
function namedBy({ useIndex }: TaxEntry, shares: ReadonlyMap<TaxEntry, Share>): Share {
  let named = nothing;
  for (const [other, share] of shares) if (other.index === useIndex) named = joined(named, share);
  return named;
}

function joined(left: Share, right: Share): Share {
  return { perNet: plus(left.perNet, right.perNet), perNight: plus(left.perNight, right.perNight) };
}

function reducedShare({ perNet, perNight }: Share): Share {
  return { perNet: reduced(perNet), perNight: reduced(perNight) };
}
