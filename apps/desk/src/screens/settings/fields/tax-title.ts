import type { LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, factsIn, listAt, textAt, valueAt } from '@latchkey/hotel-document/drafts';
import { currencyIn } from './names-in.ts';

/** The name of a tax, with the prices that it is on where it is not on all, and its days where another has the same of both. */
export function taxTitle(documents: DraftDocuments, id: string, locale: Locale): string {
  const named = (of: string): string =>
    [textAt(factsIn(documents), `taxes.${of}.name`), pricesOf(documents, of, locale)].filter(Boolean).join(', ');
  const title = named(id);
  const isAlone = listAt(factsIn(documents), 'taxes').every((other) => other.id === id || named(other.id) !== title);
  return isAlone ? title : [title, daysOf(documents, id, locale)].filter(Boolean).join(', ');
}

function pricesOf(documents: DraftDocuments, id: string, locale: Locale): string {
  const [from, above, to] = (['priceFrom', 'priceAbove', 'priceTo'] as const).map((key) => {
    const value = valueAt(factsIn(documents), `taxes.${id}.${key}`);
    return typeof value === 'number' ? formatMoney(value, currencyIn(documents), locale) : '';
  });
  if (from && to) return `${from}–${to}`;
  return [above && `> ${above}`, from && `≥ ${from}`, to && `≤ ${to}`].filter(Boolean).join(', ');
}

function daysOf(documents: DraftDocuments, id: string, locale: Locale): string {
  const [first = '', last = ''] = (['validFrom', 'validTo'] as const).map((key) => {
    const day = textAt(factsIn(documents), `taxes.${id}.${key}`);
    return day === '' ? '' : formatDate(day as LocalDate, locale, 'short-year');
  });
  return first === '' && last === '' ? '' : `${first} – ${last}`.trim();
}
