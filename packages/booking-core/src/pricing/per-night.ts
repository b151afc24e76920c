import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';

/** What a total comes to a night, rounded half up: for showing beneath a price, never for adding up. Throws `out_of_range` for no nights. */
export function perNightOf(total: MinorUnits, nights: number): MinorUnits {
  if (requireCount(nights, 'nights') === 0) throw new CoreError('out_of_range', 'nights');
  return halfUpOfProduct(requireCount(total, 'total'), 1, nights);
}
