import { CoreError } from '../defect/core-error.ts';
import { requireInteger } from '../defect/require.ts';
import type { CurrencyCode, GatewayUnits, MinorUnits } from './currency.types.ts';

/** Every currency Latchkey bills in. */
export const currencyCodes: readonly CurrencyCode[] = [
  'INR',
  'IDR',
  'EUR',
  'USD',
  'GBP',
  'AED',
  'NPR',
  'CHF',
  'SGD',
  'THB',
];

/** Decimals of a billed amount: 0 for INR and IDR, else 2 (docs/rules.md, "Figures"). Throws `unknown_currency`. */
export function decimalsOf(currency: CurrencyCode): 0 | 2 {
  if (!isBillable(currency)) throw new CoreError('unknown_currency', 'currency');
  return currency === 'INR' || currency === 'IDR' ? 0 : 2;
}

/** Whether a currency code can be billed by Latchkey. */
export function isBillable(code: string): code is CurrencyCode {
  return (currencyCodes as readonly string[]).includes(code);
}

/** The amount in the hundredths a payment gateway counts in: rupees and rupiahs times 100, cents as they are. */
export function toGatewayUnits(amount: MinorUnits, currency: CurrencyCode): GatewayUnits {
  return requireInteger(requireInteger(amount, 'amount') * gatewayFactor(currency), 'amount');
}

/** The reverse of `toGatewayUnits`. Throws `fractional_minor_units` for paise that make no whole rupee. */
export function fromGatewayUnits(units: GatewayUnits, currency: CurrencyCode): MinorUnits {
  const amount = requireInteger(units, 'units') / gatewayFactor(currency);
  if (!Number.isInteger(amount)) throw new CoreError('fractional_minor_units', 'units');
  return amount;
}

function gatewayFactor(currency: CurrencyCode): number {
  return decimalsOf(currency) === 0 ? 100 : 1;
}
