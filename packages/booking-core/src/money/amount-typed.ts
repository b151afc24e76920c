import { decimalsOf } from '../currency/currency.ts';
import type { CurrencyCode } from '../currency/currency.types.ts';
import { latinDigits } from '../text/latin-digits.ts';

/**
 * An amount as people write it (`18,480`, `118.50`, `1.118,50`, `١٬١١٨٫٥٠`) in the currency's minor units; null where
 * the text is no amount, is 0 or less, or is finer than the currency's smallest unit. Where the sum is only shown
 * (`parts` is `cut`), the finer part is cut off.
 */
export function amountTyped(text: string, currency: CurrencyCode, parts: 'refused' | 'cut' = 'refused'): number | null {
  const decimals = decimalsOf(currency);
  const marked = latinMarks(text);
  if (/[-\u2212\u2013]\s*[^\d\s]*\s*\d/.test(marked)) return null;
  const bare = marked.replace(/[^\d.,]/g, '');
  const part = /[.,](\d{1,2})$/.exec(bare)?.[1] ?? '';
  const whole = part === '' ? bare : bare.slice(0, -part.length);
  // Otherwise less than was typed would be recorded without a word.
  if (parts === 'refused' && /[1-9]/.test(part.slice(decimals))) return null;
  const digits = whole.replace(/[.,]/g, '') + part.padEnd(decimals, '0').slice(0, decimals);
  const amount = Number(digits);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

/** Arabic's decimal mark and its marks of thousands, as the Latin ones. */
const latinMarks = (text: string): string => latinDigits(text).replace(/٫/g, '.').replace(/[٬،]/g, ',');
