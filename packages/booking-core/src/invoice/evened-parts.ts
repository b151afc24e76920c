import type { MinorUnits } from '../currency/currency.types.ts';

type Parts = readonly (readonly MinorUnits[])[];

/**
 * Charges in the parts of their payers, evened until those of each payer come to `standing`, what the folio says of him.
 * Units differ, since charges and lines are rounded apart; more does where the price of a stay has changed after a part
 * of it went to another payer or stay, which keep what they took over. Parts that do not come to the folio's sum stay.
 */
export function evenedParts(parts: Parts, standing: readonly MinorUnits[]): Parts {
  const off = standing.map((sum, payer) => sum - parts.reduce((all, part) => all + (part[payer] ?? 0), 0));
  if (off.reduce((all, units) => all + units, 0) !== 0) return parts;
  const evened = parts.map((part) => [...part]);
  for (;;) {
    const [over, under] = [off.findIndex((units) => units < 0), off.findIndex((units) => units > 0)];
    const given = givenOf(evened, over, under);
    if (given === undefined) return evened;
    const units = Math.min(-(off[over] ?? 0), off[under] ?? 0, given[over] ?? 0);
    for (const [payer, more] of [
      [over, -units],
      [under, units],
    ] as const) {
      given[payer] = (given[payer] ?? 0) + more;
      off[payer] = (off[payer] ?? 0) - more;
    }
  }
}

/** The charge of which one payer gives to another: the largest that both have a part of, or the largest of the one who gives. */
function givenOf(parts: MinorUnits[][], over: number, under: number): MinorUnits[] | undefined {
  const own = parts.filter((part) => (part[over] ?? 0) > 0);
  const shared = own.filter((part) => (part[under] ?? 0) > 0);
  return (shared.length > 0 ? shared : own).toSorted((one, other) => (other[over] ?? 0) - (one[over] ?? 0))[0];
}
