import type { keptKinds } from '@latchkey/hotel-document/lists';
import { type DraftDocuments, factsIn, valueAt } from '@latchkey/hotel-document/drafts';
import type { FieldGroup } from '../field.types.ts';
import { factField, group, type Kinds } from '../make-field.ts';

/** Kinds of a fee that the file can name in place of a share. */
const fees: readonly (readonly [key: (typeof keptKinds)[number], kinds: Kinds])[] = [
  ['percent', { kind: 'percent', label: 'percentKept' }],
  ['nights', { kind: 'count', label: 'nightsKept' }],
  ['amount', { kind: 'money', label: 'amountKept' }],
];

/** What the house keeps at least of a stay that is cancelled on its day of arrival, and of a guest who does not come. */
export const penaltyGroups = (documents: DraftDocuments): FieldGroup[] =>
  (['checkInDay', 'noShow'] as const).map((what) => {
    const at = `penalties.${what}` as const;
    const own = fees.filter(([key]) => valueAt(factsIn(documents), `${at}.${key}`) !== undefined);
    return group(
      what,
      { label: what },
      own.length === 0
        ? [factField(documents, `${at}Percent`, { kind: 'percent', label: 'percentKept' }, '100')]
        : own.map(([key, kinds]) => factField(documents, `${at}.${key}`, kinds)),
    );
  });
