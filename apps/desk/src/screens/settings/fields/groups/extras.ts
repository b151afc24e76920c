import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, entriesAt, factsIn, listAt, textAt, valueAt } from '@latchkey/hotel-document/drafts';
import { addonUnits } from '@latchkey/booking-core/pricing';
import { extraTimes } from '@latchkey/hotel-document/lists';
import type { FieldGroup } from '../field.types.ts';
import { factField, group, inLanguages, ruleDayField } from '../make-field.ts';
import { nameIn } from '../names-in.ts';

/** What guests can add to a stay: for whom it is, what it costs and how many there are. */
export const extraGroups = (documents: DraftDocuments, locale: Locale): FieldGroup[] =>
  listAt(factsIn(documents), 'addons').map(({ id }) => {
    const at = `addons.${id}` as const;
    return group(id, { name: nameIn(documents, at, id, locale) }, [
      ...inLanguages(documents, at, 'name', 'line'),
      ...priceFields(documents, at, locale),
      ...ageFields(documents, at),
      factField(documents, `${at}.daysAhead`, { kind: 'count', label: 'daysAhead', isOptional: true, isOut: true }),
      factField(documents, `${at}.stock`, { kind: 'count', label: 'stock', isOptional: true, isOut: true }),
    ]);
  });

/** A share of the rooms, which is one for the booking; or a sum with those of some times, for whom and how often. */
function priceFields(documents: DraftDocuments, at: `addons.${string}`, locale: Locale): FieldGroup['fields'] {
  if (valueAt(factsIn(documents), `${at}.percent`) !== undefined)
    return [factField(documents, `${at}.percent`, { kind: 'percent', label: 'percentOfRooms' })];
  return [
    factField(documents, `${at}.price`, { kind: 'money', label: 'priceOfOne' }),
    ...seasonFields(documents, `${at}.prices`, locale),
    factField(documents, `${at}.category`, {
      kind: 'choice',
      label: 'category',
      options: addonUnits,
    }),
    factField(documents, `${at}.each`, { kind: 'choice', label: 'each', options: extraTimes.toReversed() }, 'stay'),
  ];
}

/** What it costs at each of some times in place of that, and at one more; a time whose price is emptied goes. */
function seasonFields(documents: DraftDocuments, at: `addons.${string}.prices`, locale: Locale): FieldGroup['fields'] {
  const { length } = entriesAt(factsIn(documents), at);
  return Array.from({ length: length + 1 }, (_, place) => place).flatMap((place) => {
    const of = String(place + 1);
    const isMore = place === length;
    const optional = isMore ? { isOptional: true, isOut: true } : {};
    return [
      ruleDayField(documents, `${at}.${place}.from`, { label: 'pricedFrom', of, ...optional }, locale),
      ruleDayField(documents, `${at}.${place}.to`, { label: 'pricedTo', of, ...optional }, locale),
      factField(documents, `${at}.${place}.price`, {
        kind: 'money',
        label: isMore ? 'moreSeasons' : 'priceThen',
        of,
        isOptional: true,
        isOut: true,
      }),
    ];
  });
}

/** Whom an extra for each person is for, by their ages. */
function ageFields(documents: DraftDocuments, at: `addons.${string}`): FieldGroup['fields'] {
  if (textAt(factsIn(documents), `${at}.category`) !== 'person') return [];
  const ages = `${at}.goesWith.ages` as const;
  return [
    factField(documents, `${ages}.from`, { kind: 'count', label: 'agesFrom', isOptional: true, isOut: true }),
    factField(documents, `${ages}.to`, { kind: 'whole', label: 'agesTo', isOptional: true, isOut: true }),
  ];
}
