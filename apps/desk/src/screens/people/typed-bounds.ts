import { decimalsOf, type CurrencyCode } from '@latchkey/booking-core/currency';

/** The input of the form of the bounds. */
export interface TypedBounds {
  readonly pricePercent: string;
  readonly refund: string;
}

/** The bounds that were typed, the sum in minor units, empty fields as none; null where they are none. */
export function boundsOf(
  { pricePercent, refund }: TypedBounds,
  currency: CurrencyCode,
): { readonly pricePercent: number | null; readonly refund: number | null } | null {
  const percent = numberIn(pricePercent);
  const sum = numberIn(refund);
  if (percent === 'none' || sum === 'none') return null;
  if (percent !== null && (percent > 100 || !Number.isInteger(percent))) return null;
  const minor = sum === null ? null : Math.round(sum * 10 ** decimalsOf(currency));
  return minor !== null && minor > 1_000_000_000 ? null : { pricePercent: percent, refund: minor };
}

/** A number as it is typed, with a point or a comma; null for an empty field, `none` for any other text. */
function numberIn(text: string): number | null | 'none' {
  if (text === '') return null;
  return /^\d{1,10}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : 'none';
}
