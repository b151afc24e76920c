import { amountTyped } from '@latchkey/booking-core/money';
import type { CurrencyCode } from '@latchkey/booking-core/currency';

/** The sum that a panel's address names, in minor units; null where it names none. */
export const sumFromField = (text: string | undefined, currency: CurrencyCode): number | null =>
  text === undefined || text.trim() === '' ? null : amountTyped(text, currency);

/** A sum of minor units as somebody would type it into a field: without a sign, with a point before the decimals. */
export const sumInField = (amount: number, decimals: number): string => (amount / 10 ** decimals).toFixed(decimals);
