import { type Documents, valueAt } from '../document.ts';
import type { FieldGroup } from '../field.types.ts';
import { factField, group, type Kinds } from '../make-field.ts';
import { facts } from '../names-in.ts';

/** Kinds of a fee that the file can name in place of a share. */
const fees: readonly (readonly [key: string, kinds: Kinds])[] = [
  ['percent', { kind: 'percent', label: 'percentKept' }],
  ['nights', { kind: 'count', label: 'nightsKept' }],
  ['amount', { kind: 'money', label: 'amountKept' }],
];

/** What the house keeps at least of a stay that is cancelled on its day of arrival, and of a guest who does not come. */
export const penaltyGroups = (documents: Documents): FieldGroup[] =>
  (['checkInDay', 'noShow'] as const).map((what) => {
    const at = `penalties.${what}`;
    const own = fees.filter(([key]) => valueAt(facts(documents), `${at}.${key}`) !== undefined);
    return group(
      what,
      { label: what },
      own.length === 0
        ? [factField(documents, `${at}Percent`, { kind: 'percent', label: 'percentKept' }, '100')]
        : own.map(([key, kinds]) => factField(documents, `${at}.${key}`, kinds)),
    );
  });
