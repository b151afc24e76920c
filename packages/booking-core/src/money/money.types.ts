import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';

/** An amount that knows its currency, so that rupees and euros cannot be added. Made by `money`. */
export interface Money<C extends CurrencyCode = CurrencyCode> {
  readonly currency: C;
  readonly amount: MinorUnits;
}
