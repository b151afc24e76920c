import type { MinorUnits } from '../currency/currency.types.ts';

/** What a stay costs at one hotel; a null total where nothing is free. */
export interface ComparedStay {
  readonly currency: string;
  readonly total: MinorUnits | null;
}

/**
 * The order of search results by price. Sums of two currencies cannot be compared: each currency's hotels stand together,
 * the lowest price first; those with nothing free come last.
 */
export function byLeastPrice(one: ComparedStay, other: ComparedStay): number {
  if (one.total === null || other.total === null) return Number(one.total === null) - Number(other.total === null);
  return one.currency.localeCompare(other.currency, 'en') || one.total - other.total;
}
