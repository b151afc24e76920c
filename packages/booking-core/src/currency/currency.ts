import { CoreError } from '../defect/core-error.ts';
import { requireInteger } from '../defect/require.ts';
import { billedWhole, otherDecimals } from './currencies.ts';
import type { CurrencyCode, GatewayUnits, MinorUnits } from './currency.types.ts';

/**
 * Decimals of a billed amount: those of ISO 4217, but 0 for INR and IDR (docs/rules.md, "Figures"). Throws
 * `unknown_currency` for what is no code; whether a code is a currency's is `isBillable`'s to say.
 */
export function decimalsOf(currency: CurrencyCode): 0 | 2 | 3 {
  if (!/^[A-Z]{3}$/.test(currency)) throw new CoreError('unknown_currency', 'currency');
  return billedWhole.includes(currency) ? 0 : standardDecimals(currency);
}

const standardDecimals = (currency: CurrencyCode): 0 | 2 | 3 => otherDecimals.get(currency) ?? 2;

/**
 * The amount in the smallest unit of ISO 4217, which payment gateways count in: rupees and rupiahs times 100, cents, fils
 * and whole yen as they are.
 */
export function toGatewayUnits(amount: MinorUnits, currency: CurrencyCode): GatewayUnits {
  return requireInteger(requireInteger(amount, 'amount') * gatewayFactor(currency), 'amount');
}

/** The reverse of `toGatewayUnits`. Throws `fractional_minor_units` for paise that make no whole rupee. */
export function fromGatewayUnits(units: GatewayUnits, currency: CurrencyCode): MinorUnits {
  const amount = requireInteger(units, 'units') / gatewayFactor(currency);
  if (!Number.isInteger(amount)) throw new CoreError('fractional_minor_units', 'units');
  return amount;
}

const gatewayFactor = (currency: CurrencyCode): number => 10 ** (standardDecimals(currency) - decimalsOf(currency));
