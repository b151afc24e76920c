import type { MinorUnits } from '../currency/currency.types.ts';

type Parts = readonly (readonly MinorUnits[])[];

/**
 * Charges in the parts of their payers, with units passed between payers until those of each come to `standing`, what
 * the folio says of them: charges and lines are rounded apart. A difference above a unit a charge is no rounding, and
 * the parts stay as they are.
 */
export function evenedParts(parts: Parts, standing: readonly MinorUnits[]): Parts {
  const off = standing.map((sum, payer) => sum - parts.reduce((all, part) => all + (part[payer] ?? 0), 0));
  const isRounding = off.every((units) => Math.abs(units) <= parts.length);
  if (!isRounding || off.reduce((all, units) => all + units, 0) !== 0) return parts;
  const evened = parts.map((part) => [...part]);
  for (;;) {
    const [over, under] = [off.findIndex((units) => units < 0), off.findIndex((units) => units > 0)];
    const shared = evened.toSorted((one, other) => held(other, over, under) - held(one, over, under))[0];
    if (over === -1 || under === -1 || shared === undefined) return evened;
    shared[over] = (shared[over] ?? 0) - 1;
    shared[under] = (shared[under] ?? 0) + 1;
    off[over] = (off[over] ?? 0) + 1;
    off[under] = (off[under] ?? 0) - 1;
  }
}

/** How well a unit of a charge passes from one payer to another: best where both have a part of it. */
function held(part: readonly MinorUnits[], over: number, under: number): number {
  const [gives, takes] = [Math.abs(part[over] ?? 0), Math.abs(part[under] ?? 0)];
  return gives > 0 && takes > 0 ? gives * 2 : gives;
}
