import type { Locale } from '@latchkey/site/urls';
import { type Documents, entriesAt, listAt, textAt, valueAt } from '../document.ts';
import type { FieldGroup } from '../field.types.ts';
import { factField, group, inLanguages } from '../make-field.ts';
import { facts, nameIn } from '../names-in.ts';

/** What guests can add to a stay: for whom it is, what it costs and how many there are. */
export const extraGroups = (documents: Documents, locale: Locale): FieldGroup[] =>
  listAt(facts(documents), 'addons').map(({ id }) => {
    const at = `addons.${id}`;
    return group(id, { name: nameIn(documents, at, id, locale) }, [
      ...inLanguages(documents, at, 'name', 'line'),
      ...priceFields(documents, at),
      ...ageFields(documents, at),
      factField(documents, `${at}.daysAhead`, { kind: 'count', label: 'daysAhead', isOptional: true, isOut: true }),
      factField(documents, `${at}.stock`, { kind: 'count', label: 'stock', isOptional: true, isOut: true }),
    ]);
  });

/** A share of the rooms, which is one for the booking; or a sum with those of some times, for whom and how often. */
function priceFields(documents: Documents, at: string): FieldGroup['fields'] {
  if (valueAt(facts(documents), `${at}.percent`) !== undefined)
    return [factField(documents, `${at}.percent`, { kind: 'percent', label: 'percentOfRooms' })];
  return [
    factField(documents, `${at}.price`, { kind: 'money', label: 'priceOfOne' }),
    ...entriesAt(facts(documents), `${at}.prices`).map((dated, place) =>
      factField(documents, `${at}.prices.${place}.price`, {
        kind: 'money',
        label: 'priceOfOne',
        of: `${textAt(dated, 'from')} – ${textAt(dated, 'to')}`,
      }),
    ),
    factField(documents, `${at}.category`, {
      kind: 'choice',
      label: 'category',
      options: ['person', 'room', 'booking'],
    }),
    factField(documents, `${at}.each`, { kind: 'choice', label: 'each', options: ['stay', 'night'] }, 'stay'),
  ];
}

/** Whom an extra for each person is for, by their ages. */
function ageFields(documents: Documents, at: string): FieldGroup['fields'] {
  if (textAt(facts(documents), `${at}.category`) !== 'person') return [];
  const ages = `${at}.goesWith.ages`;
  return [
    factField(documents, `${ages}.from`, { kind: 'count', label: 'agesFrom', isOptional: true, isOut: true }),
    factField(documents, `${ages}.to`, { kind: 'whole', label: 'agesTo', isOptional: true, isOut: true }),
  ];
}
