import { CoreError } from '../defect/core-error.ts';
import { requireInteger } from '../defect/require.ts';
import { billedWhole, standardDecimals } from './currencies.ts';
import type { CurrencyCode, GatewayUnits, MinorUnits } from './currency.types.ts';

/** Every currency Latchkey bills in, by its code. */
export const currencyCodes = [...standardDecimals.keys()].toSorted() as readonly CurrencyCode[];

/** Decimals of a billed amount: those of ISO 4217, but 0 for INR and IDR (docs/rules.md, "Figures"). Throws `unknown_currency`. */
export function decimalsOf(currency: CurrencyCode): 0 | 2 | 3 {
  const decimals = standardDecimals.get(currency);
  if (decimals === undefined) throw new CoreError('unknown_currency', 'currency');
  return billedWhole.has(currency) ? 0 : decimals;
}

/** Whether a currency code can be billed by Latchkey. */
export const isBillable = (code: string): code is CurrencyCode => standardDecimals.has(code);

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

function gatewayFactor(currency: CurrencyCode): number {
  return 10 ** ((standardDecimals.get(currency) ?? 0) - decimalsOf(currency));
}
