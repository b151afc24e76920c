import type { Locale } from '@latchkey/site/urls';
import { type Documents, entriesAt, listAt, valueAt } from '../document.ts';
import type { FieldGroup } from '../field.types.ts';
import { factField, group, inLanguages } from '../make-field.ts';
import { facts, nameIn } from '../names-in.ts';

const units = ['booking', 'night', 'room', 'room-night', 'guest', 'guest-night'];

/** The fees that every stay pays: what each is called, what it is charged for, and how much it is. */
export const feeGroups = (documents: Documents, locale: Locale): FieldGroup[] =>
  listAt(facts(documents), 'fees').map(({ id }) => {
    const at = `fees.${id}`;
    return group(id, { name: nameIn(documents, at, id, locale) }, [
      ...inLanguages(documents, at, 'name', 'line'),
      factField(documents, `${at}.amount`, { kind: 'money', label: 'feeAmount' }),
      factField(documents, `${at}.per`, { kind: 'choice', label: 'feePer', options: units }),
    ]);
  });

/** What children pay by their ages: a sum, or a share of what an adult pays. */
export const childGroups = (documents: Documents): FieldGroup[] => {
  const bands = entriesAt(facts(documents), 'childBands');
  if (bands.length === 0) return [];
  return [
    group(
      'childBands',
      { label: 'childBands' },
      bands.flatMap((_, at) => bandFields(documents, `childBands.${at}`)),
    ),
  ];
};

function bandFields(documents: Documents, at: string): FieldGroup['fields'] {
  const age = valueAt(facts(documents), `${at}.under`);
  const under = typeof age === 'number' ? String(age) : '';
  if (valueAt(facts(documents), `${at}.price`) !== undefined)
    return [factField(documents, `${at}.price`, { kind: 'money', label: 'childPrice', of: under })];
  return [
    factField(documents, `${at}.percent`, { kind: 'percent', label: 'childPercent', of: under }),
    factField(
      documents,
      `${at}.percentOf`,
      { kind: 'choice', label: 'childPercentOf', of: under, options: ['further-adult', 'full-payer'] },
      'further-adult',
    ),
  ];
}
