import { partsOf } from '../arithmetic/allocate.ts';
import { product } from '../arithmetic/whole.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { TaxableNight } from '../tax/tax.types.ts';
import { totalOf } from './room-nights.ts';

/** The room-nights with `off` taken off them in proportion to their prices; bands look at what that exactly leaves. */
export function afterDiscount(nights: readonly TaxableNight[], off: MinorUnits): readonly TaxableNight[] {
  if (off === 0) return nights;
  const denominator = totalOf(nights);
  const parts = partsOf(
    off,
    nights.map(({ price }) => price),
    denominator,
  );
  return nights.map((night, at) => ({
    ...night,
    price: night.price - (parts[at] ?? 0),
    bandPrice: { numerator: product(night.price, denominator - off), denominator },
  }));
}
