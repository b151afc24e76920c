import type { MinorUnits } from '../currency/currency.types.ts';

/**
 * What is said of a guest's money where cancelling costs so much: `free` and `by_terms` of what is not paid, without and
 * with a fee; `full`, all comes back; `highest`, no fee is kept and yet not all comes back, as a payment company keeps its
 * charge; `part` and `none`.
 */
export type MoneyBack = 'free' | 'by_terms' | 'full' | 'highest' | 'part' | 'none';

/** Sums in minor units; `paid` is what counts towards the stay. */
export function moneyBackOf({
  paid,
  fee,
  refund,
}: {
  readonly paid: MinorUnits;
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
}): MoneyBack {
  if (paid === 0) return fee === 0 ? 'free' : 'by_terms';
  if (refund === 0) return 'none';
  if (refund >= paid) return 'full';
  return fee === 0 ? 'highest' : 'part';
}
