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
    const part = given[over] ?? 0;
    const units = Math.min(-(off[over] ?? 0), off[under] ?? 0, ...(part > 0 ? [part] : []));
    for (const [payer, more] of [
      [over, -units],
      [under, units],
    ] as const) {
      given[payer] = (given[payer] ?? 0) + more;
      off[payer] = (off[payer] ?? 0) - more;
    }
  }
}

/**
 * The charge of which one payer gives to another: the largest that both have a part of, else the largest of the one who
 * gives. Who has none is owed more than he is charged, and has that taken off the largest of the other's.
 */
function givenOf(parts: MinorUnits[][], over: number, under: number): MinorUnits[] | undefined {
  if (over === -1 || under === -1) return undefined;
  const largest = (of: MinorUnits[][], payer: number): MinorUnits[] | undefined =>
    of.toSorted((one, other) => (other[payer] ?? 0) - (one[payer] ?? 0))[0];
  const own = parts.filter((part) => (part[over] ?? 0) > 0);
  const shared = own.filter((part) => (part[under] ?? 0) > 0);
  return largest(shared, over) ?? largest(own, over) ?? largest(parts, under);
}
