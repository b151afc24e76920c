import { decimalsOf, type CurrencyCode } from '@latchkey/booking-core/currency';
import { latinDigits } from '@latchkey/booking-core/text';

/** A text with the digits and separators of other writings as Latin ones. */
export const latin = (text: string): string => latinDigits(text).replaceAll('٫', '.').replaceAll('٬', ',');

/** A figure as it is typed: with a point or a comma before its decimals, and with spaces, points or commas between thousands. Null where it is none. */
export function typedFigure(typed: string): number | null {
  const plain = latin(typed).replaceAll(/[\s\u00a0\u202f’']/g, '');
  if (/[.,]{2}/.test(plain)) return null;
  const grouped =
    /^-?\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(plain) || /^-?\d{1,3}(?:[.,]\d{2,3})+[.,]\d{3}$/.test(plain);
  const [whole, decimals] = grouped ? [plain.replaceAll(/[.,]/g, ''), ''] : splitAtLast(plain);
  const text = decimals === '' ? whole : `${whole}.${decimals}`;
  return /^-?\d{1,12}(\.\d{1,8})?$/.test(text) ? Number(text) : null;
}

/** The last point or comma stands before the decimals; the others between thousands. */
function splitAtLast(plain: string): [whole: string, decimals: string] {
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  return at < 0 ? [plain, ''] : [plain.slice(0, at).replaceAll(/[.,]/g, ''), plain.slice(at + 1)];
}

/** A figure that has no thousands: a point or a comma always stands before its decimals. */
export function typedDecimal(typed: string): number | null {
  const text = latin(typed).replaceAll(/\s/g, '').replace(',', '.');
  return /^-?\d{1,9}(\.\d{1,8})?$/.test(text) ? Number(text) : null;
}

/** A sum in minor units; null where it is none, or has more decimals than its money. */
export function typedMoney(typed: string, currency: CurrencyCode): number | null {
  const figure = typedFigure(typed);
  if (figure === null || figure < 0) return null;
  const minor = figure * 10 ** decimalsOf(currency);
  return Math.abs(minor - Math.round(minor)) < 1e-6 ? Math.round(minor) : null;
}

/** A sum in minor units as it stands in a control. */
export const moneyInField = (minor: number, currency: CurrencyCode): string =>
  String(minor / 10 ** decimalsOf(currency));
