import { decimalsOf } from './currency.ts';
import type { CurrencyCode } from './currency.types.ts';

/** An amount of minor units as vocabularies for machines write it: `118.50`, and `18480` in a currency without decimals. */
export const plainAmount = (amount: number, currency: CurrencyCode): string =>
  (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
