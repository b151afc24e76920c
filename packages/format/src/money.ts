import { decimalsOf, type CurrencyCode, type MinorUnits } from '@latchkey/booking-core/currency';
import { formatNumber } from './number.ts';
import type { Locale } from '@latchkey/booking-core/language';
import { noBreak } from './no-break.ts';

/**
 * Signs are ours: the platform's differ from version to version, and so would server and browser. A currency without one
 * here is written by its code.
 */
const signs: Partial<Record<CurrencyCode, string>> = {
  INR: '₹',
  IDR: 'Rp',
  EUR: '€',
  USD: '$',
  GBP: '£',
  SGD: 'S$',
  THB: '฿',
  JPY: '¥',
  CNY: 'CN¥',
  KRW: '₩',
  AUD: 'A$',
  CAD: 'C$',
  NZD: 'NZ$',
  HKD: 'HK$',
  TWD: 'NT$',
  BRL: 'R$',
  MXN: 'MX$',
  TRY: '₺',
  ILS: '₪',
  VND: '₫',
  PHP: '₱',
  UAH: '₴',
  KZT: '₸',
  GEL: '₾',
  NGN: '₦',
};
const arabicSigns: Partial<Record<CurrencyCode, string>> = {
  AED: 'د.إ',
  SAR: 'ر.س',
  QAR: 'ر.ق',
  KWD: 'د.ك',
  BHD: 'د.ب',
  OMR: 'ر.ع',
  JOD: 'د.أ',
  EGP: 'ج.م',
  MAD: 'د.م',
};
const lakhs: ReadonlySet<CurrencyCode> = new Set<CurrencyCode>(['INR', 'NPR', 'PKR', 'BDT']);

/**
 * Money in words: ₹19,880 · 19.880 ₹ · €354.00 · 354,00 €. All decimals of the currency are shown; `short` drops them
 * from whole amounts (a calendar cell). Below 0 it begins with a true minus sign.
 */
export function formatMoney(
  amount: MinorUnits,
  currency: CurrencyCode,
  locale: Locale,
  { short = false }: { short?: boolean } = {},
): string {
  const decimals = decimalsOf(currency);
  const value = Math.abs(amount) / 10 ** decimals;
  const number = formatNumber(value, locale, {
    least: short && Number.isInteger(value) ? 0 : decimals,
    indian: lakhs.has(currency),
  });
  return `${amount < 0 ? '\u2212' : ''}${withSign(number, currency, locale)}`;
}

/** A price in whole units without its sign, for a calendar cell: 7,455 · 119 for 118.50. Rounded half up. */
export function formatWholeAmount(amount: MinorUnits, currency: CurrencyCode, locale: Locale): string {
  return formatNumber(Math.floor(amount / 10 ** decimalsOf(currency) + 0.5), locale, { indian: lakhs.has(currency) });
}

/** An amount without its sign, for a grid that names its currency once: 5,800 · 118.50 · 119 for a whole one. */
export function formatAmount(amount: MinorUnits, currency: CurrencyCode, locale: Locale): string {
  const decimals = decimalsOf(currency);
  const value = amount / 10 ** decimals;
  return formatNumber(value, locale, { least: Number.isInteger(value) ? 0 : decimals, indian: lakhs.has(currency) });
}

/** The sign alone: ₹, €, AED. */
export function currencySign(currency: CurrencyCode, locale: Locale): string {
  return (locale === 'ar' ? arabicSigns[currency] : undefined) ?? signs[currency] ?? currency;
}

function withSign(number: string, currency: CurrencyCode, locale: Locale): string {
  const sign = currencySign(currency, locale);
  if (locale === 'de' || (locale === 'ar' && arabicSigns[currency] !== undefined)) return `${number}${noBreak}${sign}`;
  return /[A-Za-z]$/.test(sign) ? `${sign}${noBreak}${number}` : `${sign}${number}`;
}
