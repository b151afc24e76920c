import type { MinorUnits } from '../currency/currency.types.ts';
import type { IfCancelled, TaxLine } from './tax.types.ts';

/**
 * What becomes of a tax when the stay does not take place. Where a hotel does not say: a fixed one (a city tax, a tourism
 * fee) is owed for each night that somebody stays, and comes back; a percentage is of the price, and the fee that is kept
 * is taxed as the price was (docs/rules.md, "Taxes of a stay that does not take place", with the sources).
 */
export const ifCancelledOf = ({ taxType, ifCancelled }: Pick<TaxLine, 'taxType' | 'ifCancelled'>): IfCancelled =>
  ifCancelled ?? (taxType === 'fixed' ? 'returned' : 'kept');

/** The part of a bill's taxes that goes back when the stay does not take place, minor units. */
export function returnedTaxesOf({ taxes }: { readonly taxes: readonly TaxLine[] }): MinorUnits {
  return taxes.reduce((sum, line) => (ifCancelledOf(line) === 'returned' ? sum + line.amount : sum), 0);
}
