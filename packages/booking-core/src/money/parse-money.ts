import type { CurrencyCode } from '../currency/currency.types.ts';
import { decimalsOf } from '../currency/currency.ts';
import { money } from './money.ts';
import type { Money } from './money.types.ts';

/**
 * A plain amount as money: `1400`, `354.5`, `-3.20`. Digits and a point only; no grouping, sign of currency or exponent.
 * Null where the text is no amount or has more decimals than the currency bills (`0.5` rupee).
 */
export function parseMoney<const C extends CurrencyCode>(text: string, currency: C): Money<C> | null {
  const match = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(text.trim());
  if (match === null) return null;
  const decimals = decimalsOf(currency);
  const [, sign = '', whole = '0', fraction = ''] = match;
  if (fraction.slice(decimals).replaceAll('0', '') !== '') return null;
  const units = Number(whole) * 10 ** decimals + Number(fraction.slice(0, decimals).padEnd(decimals, '0'));
  return money(sign === '-' && units !== 0 ? -units : units, currency);
}
