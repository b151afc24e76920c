import type { MinorUnits } from '../currency/currency.types.ts';

/**
 * What a guest is told of the money at this cost of cancelling: an unpaid stay is `free` without a fee and `by_terms`
 * with one; `full`, all comes back; `highest`, no fee is kept, but a payment company keeps its charge; `part`, `none`.
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
