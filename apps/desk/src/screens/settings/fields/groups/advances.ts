import { type DraftDocuments, factsIn, textAt } from '@latchkey/hotel-document/drafts';
import { advanceKinds, restEnds } from '@latchkey/hotel-document/lists';
import type { SettingsField } from '../field.types.ts';
import { factField } from '../make-field.ts';

/** Where it is said what is paid to book: for the whole house, or for one plan. */
export type AdvancePlace = 'payment.advance' | `ratePlans.${string}.advance`;

const optional = { isOptional: true, isOut: true } as const;

/** What is paid to book: none, a share, a sum or the first night; and of one that there is, when the rest is asked for. */
export function advanceFields(documents: DraftDocuments, at: AdvancePlace): SettingsField[] {
  const kind = textAt(factsIn(documents), `${at}.kind`);
  return [
    factField(documents, `${at}.kind`, {
      kind: 'choice',
      label: 'advanceKind',
      options: ['', ...advanceKinds],
      ...optional,
    }),
    factField(documents, `${at}.percent`, { kind: 'percent', label: 'advancePercent', ...optional }),
    factField(documents, `${at}.amount`, { kind: 'money', label: 'advanceAmount', ...optional }),
    ...(kind === ''
      ? []
      : [
          factField(documents, `${at}.rest.daysBefore`, { kind: 'count', label: 'restDaysBefore', ...optional }),
          factField(
            documents,
            `${at}.rest.ifUnpaid`,
            { kind: 'choice', label: 'restUnpaid', options: restEnds },
            'pay-at-property',
          ),
        ]),
  ];
}
