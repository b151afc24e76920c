import { allocateByWeights } from '../arithmetic/allocate.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { TaxableNight } from '../tax/tax.types.ts';

/** The room-nights with `off` taken off them in proportion to their prices. */
export function afterDiscount(nights: readonly TaxableNight[], off: MinorUnits): TaxableNight[] {
  if (off === 0) return [...nights];
  const parts = allocateByWeights(
    off,
    nights.map((night) => night.price),
  );
  return nights.map(({ date, price, stay }, position) => ({ date, price: price - (parts[position] ?? 0), stay }));
}
