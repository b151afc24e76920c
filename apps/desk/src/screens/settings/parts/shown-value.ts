import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { formatNumber } from '@latchkey/format/number';
import type { Locale } from '@latchkey/site/urls';
import { isOfAccount } from '../fields/accounts-once.ts';

const money = /(?:^|\.)(?:price|extraAdult|extraChild|amount|off|above)$/;
const isDay = (value: unknown): value is LocalDate => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

interface Later {
  readonly from: string;
  readonly priceForPax: readonly { readonly price: number }[];
}

/** A value of the documents in words; null of one that has no short words: it is only said that it changed. */
export function shownValue(
  path: string,
  value: unknown,
  { locale, currency }: { readonly locale: Locale; readonly currency: CurrencyCode },
): string | null {
  if (value === undefined || value === null) return '';
  if (isDay(value)) return formatDate(value, locale, 'short-year');
  // Names of accounts say nothing to people.
  if (typeof value === 'string') return isOfAccount(path) ? null : value;
  if (typeof value === 'number')
    return money.test(path) ? formatMoney(value, currency, locale) : formatNumber(value, locale);
  if (path.endsWith('.later') && Array.isArray(value))
    return (value as readonly Later[])
      .map(
        ({ from, priceForPax }) =>
          `${formatDate(from as LocalDate, locale, 'short-year')}: ${withCommas(
            priceForPax.map(({ price }) => formatMoney(price, currency, locale)),
            locale,
          )}`,
      )
      .join('; ');
  return null;
}

/** The words of a text, each with the space behind it. */
const wordsIn = (text: string): readonly string[] => text.match(/\s*\S+\s*|\s+/g) ?? [];

/** How two texts differ: what both begin and end with, and what stands between in each. Words are not cut. */
export function differenceOf(
  before: string,
  after: string,
): { readonly start: string; readonly gone: string; readonly come: string; readonly end: string } {
  const [one, other] = [wordsIn(before), wordsIn(after)];
  let first = 0;
  while (first < one.length && first < other.length && one[first] === other[first]) first += 1;
  let last = 0;
  while (last < one.length - first && last < other.length - first && one.at(-1 - last) === other.at(-1 - last))
    last += 1;
  return {
    start: one.slice(0, first).join(''),
    gone: one.slice(first, one.length - last).join(''),
    come: other.slice(first, other.length - last).join(''),
    end: last === 0 ? '' : one.slice(-last).join(''),
  };
}
