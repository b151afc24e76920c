import { isStayDate, type LocalDate } from '@latchkey/booking-core/dates';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { latin, typedFigure, typedMoney } from '../fields/typed-figure.ts';

/** A sum as people write it: with a sign or code of a currency, and points or commas as in their country. Minor units; null where it is none. */
export const moneyInCell = (text: string, currency: CurrencyCode): number | null =>
  typedMoney(
    latin(text)
      .replaceAll(/\p{Sc}|\p{L}+\.?|[\u200E\u200F\u061C]|\/-$/gu, '')
      .trim(),
    currency,
  );

/** A whole number above none; null where it is none. */
export function countInCell(text: string): number | null {
  const count = typedFigure(latin(text).trim());
  return count !== null && Number.isInteger(count) && count > 0 ? count : null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** How the months begin in German where that is not as in English. */
const german: Readonly<Record<string, number>> = { mär: 3, mrz: 3, mai: 5, okt: 10, dez: 12 };

/** A day as people write it: the year first or last, the day before the month, the month as a word too. Null where it is none. */
export function dayInCell(typed: string): LocalDate | null {
  const text = latin(typed).trim().toLowerCase();
  const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text);
  if (yearFirst !== null) return dayOf(yearFirst[1], Number(yearFirst[2]), yearFirst[3]);
  const named = /^(\d{1,2})\.?[\s-]+(\p{L}+)\.?[\s-]+(\d{4})$/u.exec(text);
  if (named !== null) {
    const word = (named[2] ?? '').slice(0, 3);
    return dayOf(named[3], german[word] ?? months.indexOf(word) + 1, named[1]);
  }
  const yearLast = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(text);
  if (yearLast === null) return null;
  const [one, other] = [Number(yearLast[1]), Number(yearLast[2])];
  // Only where the second is no month, the first is it.
  return other > 12 ? dayOf(yearLast[3], one, String(other)) : dayOf(yearLast[3], other, String(one));
}

function dayOf(year = '', month: number, day = ''): LocalDate | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isStayDate(text) ? text : null;
}
