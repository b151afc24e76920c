import { type DraftDocuments, entriesAt, factsIn, textAt, valueAt } from '@latchkey/hotel-document/drafts';
import { sharesOfAdults } from '@latchkey/hotel-document/lists';
import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import type { FieldGroup } from '../field.types.ts';
import { factField, group } from '../make-field.ts';

/** What children younger than an age pay, as the documents write it. */
export type ChildBand = NonNullable<WrittenFacts['childBands']>[number];

/** Ages in their order, the youngest first; of one age what so many children pay before what all further pay. */
export const byAge = (bands: readonly ChildBand[]): ChildBand[] =>
  bands.toSorted((one, other) => one.under - other.under || Number(isForAll(one)) - Number(isForAll(other)));

export const isForAll = ({ children }: ChildBand): boolean => children === undefined;

const optional = { isOptional: true, isOut: true } as const;

/** What children pay by their ages: a sum, or a share of what an adult pays. */
export const childGroups = (documents: DraftDocuments): FieldGroup[] =>
  entriesAt(factsIn(documents), 'childBands').map((band, place) => {
    const at = `childBands.${place}` as const;
    const [age, children] = [valueAt(band, 'under'), valueAt(band, 'children')];
    // Of one age there may be several, for so many children each.
    const under = typeof age === 'number' && typeof children === 'number' ? `${age} (${children})` : age;
    return group(at, typeof under === 'number' || typeof under === 'string' ? { under } : { label: 'childBands' }, [
      factField(documents, `${at}.under`, { kind: 'count', label: 'childUnder' }),
      factField(documents, `${at}.children`, { kind: 'count', label: 'childCount', ...optional }),
      factField(documents, `${at}.price`, { kind: 'money', label: 'childPrice', ...optional }),
      factField(documents, `${at}.percent`, { kind: 'percent', label: 'childPercent', ...optional }),
      ...(valueAt(band, 'percent') === undefined
        ? []
        : [
            factField(
              documents,
              `${at}.percentOf`,
              { kind: 'choice', label: 'childPercentOf', options: sharesOfAdults },
              textAt(band, 'percentOf') || 'further-adult',
            ),
          ]),
    ]);
  });
