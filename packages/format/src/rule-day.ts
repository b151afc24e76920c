import { isStayDate } from '@latchkey/booking-core/dates';
import { type Locale, locales } from '@latchkey/booking-core/language';
import { latinDigits } from '@latchkey/booking-core/text';
import { calendarNames } from './calendar-names.ts';
import { formatDate } from './date.ts';

/** A year with a 29 February, in which every day of a month can be looked up. */
const leapYear = 2028;
const yearlyLength = 'MM-DD'.length;

/**
 * The first or last day of a season or rule in words: `07-03`, which comes every year, as 3 Jul; `2027-07-03` as
 * 3 Jul 2027. What is no such day stays as it is.
 */
export function formatRuleDay(day: string, locale: Locale): string {
  const isYearly = day.length === yearlyLength;
  const date = isYearly ? `${leapYear}-${day}` : day;
  if (!isStayDate(date)) return day;
  const words = formatDate(date, locale, 'day');
  return isYearly ? words : `${words} ${Number(day.slice(0, 4))}`;
}

/**
 * Such a day as somebody types it, with the months of any language of the site: 3 Jul, 3. Juli 2027, July 3, 3.7., 3/7/2027,
 * 07-03. Figures alone are day before month, unless the second is above 12. Null where it is none.
 */
export function readRuleDay(typed: string): string | null {
  const text = latinDigits(typed).normalize('NFC').trim().toLowerCase();
  if (/^(\d{4}-)?\d{2}-\d{2}$/.test(text)) return existing(text);
  const words = text.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const figures = words.filter((word) => /^\d/.test(word));
  const names = words.filter((word) => !/^\d/.test(word));
  if (names.length > 1) return null;
  const [name] = names;
  if (name !== undefined) {
    const [day = '', year, ...others] = figures;
    return others.length > 0 ? null : dayOf(day, monthNamed(name), year);
  }
  const [first = '', second = '', year, ...others] = figures;
  if (others.length > 0) return null;
  return Number(second) > 12 ? dayOf(second, Number(first), year) : dayOf(first, Number(second), year);
}

/** The month that a word names whole or by its first letters, three at least; 0 where it is none, or one of several. */
function monthNamed(word: string): number {
  const found = new Set(
    locales.flatMap((locale) =>
      calendarNames[locale].months.flatMap((long, at) => {
        const [whole, short] = [long, calendarNames[locale].shortMonths[at] ?? long].map(plain);
        return word === short || word === whole || (word.length > 2 && whole?.startsWith(word) === true)
          ? [at + 1]
          : [];
      }),
    ),
  );
  const [month = 0, ...others] = found;
  return others.length > 0 ? 0 : month;
}

const plain = (name: string): string => name.normalize('NFC').toLowerCase().replace(/[.॰]$/, '');

function dayOf(day: string, month: number, year: string | undefined): string | null {
  if (!/^\d{1,2}$/.test(day) || (year !== undefined && !/^\d{4}$/.test(year))) return null;
  const [mm, dd] = [month, Number(day)].map((figure) => String(figure).padStart(2, '0'));
  return existing(year === undefined ? `${mm}-${dd}` : `${year}-${mm}-${dd}`);
}

const existing = (day: string): string | null => {
  const date: string = day.length === yearlyLength ? `${leapYear}-${day}` : day;
  return isStayDate(date) ? day : null;
};
