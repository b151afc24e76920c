import type { LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import type { Locale } from '@latchkey/site/urls';
import { type Documents, listAt, textAt, valueAt } from './document.ts';
import { currencyIn, facts } from './names-in.ts';

/** The name of a tax, with the prices that it is on where it is not on all, and its days where another has the same of both. */
export function taxTitle(documents: Documents, id: string, locale: Locale): string {
  const named = (of: string): string =>
    [textAt(facts(documents), `taxes.${of}.name`), pricesOf(documents, of, locale)].filter(Boolean).join(', ');
  const title = named(id);
  const isAlone = listAt(facts(documents), 'taxes').every((other) => other.id === id || named(other.id) !== title);
  return isAlone ? title : [title, daysOf(documents, id, locale)].filter(Boolean).join(', ');
}

function pricesOf(documents: Documents, id: string, locale: Locale): string {
  const [from, above, to] = ['priceFrom', 'priceAbove', 'priceTo'].map((key) => {
    const value = valueAt(facts(documents), `taxes.${id}.${key}`);
    return typeof value === 'number' ? formatMoney(value, currencyIn(documents), locale) : '';
  });
  if (from && to) return `${from}–${to}`;
  return [above && `> ${above}`, from && `≥ ${from}`, to && `≤ ${to}`].filter(Boolean).join(', ');
}

function daysOf(documents: Documents, id: string, locale: Locale): string {
  const [first = '', last = ''] = ['validFrom', 'validTo'].map((key) => {
    const day = textAt(facts(documents), `taxes.${id}.${key}`);
    return day === '' ? '' : formatDate(day as LocalDate, locale, 'short-year');
  });
  return first === '' && last === '' ? '' : `${first} – ${last}`.trim();
}
