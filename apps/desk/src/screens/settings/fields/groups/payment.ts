import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, entriesAt, factsIn, listAt, textAt } from '@latchkey/hotel-document/drafts';
import { restEnds } from '@latchkey/hotel-document/lists';
import type { FieldGroup, SettingsField } from '../field.types.ts';
import { factField, group } from '../make-field.ts';
import { planName } from '../names-in.ts';

/** What is held on cards that are kept, where some plan keeps one; and when the rest of a deposit is asked for. */
export function paymentGroups(documents: DraftDocuments, locale: Locale): FieldGroup[] {
  const plans = listAt(factsIn(documents), 'ratePlans');
  const fields: SettingsField[] = [
    ...(plans.some(({ id }) => entriesAt(factsIn(documents), `ratePlans.${id}.payment`).includes('guarantee'))
      ? [factField(documents, 'payment.deposit', { kind: 'money', label: 'deposit', isOptional: true, isOut: true })]
      : []),
    ...restFields(documents, 'payment.advance'),
    ...plans.flatMap(({ id }) =>
      restFields(documents, `ratePlans.${id}.advance`).map((field) => ({
        ...field,
        of: planName(documents, id, locale),
      })),
    ),
  ];
  return fields.length === 0 ? [] : [group('deposit', { label: 'payment' }, fields)];
}

/** The day of the rest, of a hotel or plan with a deposit; and what becomes of one that has a day if nobody pays it. */
function restFields(
  documents: DraftDocuments,
  advance: 'payment.advance' | `ratePlans.${string}.advance`,
): SettingsField[] {
  if (textAt(factsIn(documents), `${advance}.kind`) === '') return [];
  const at = `${advance}.rest` as const;
  return [
    factField(documents, `${at}.daysBefore`, {
      kind: 'count',
      label: 'restDaysBefore',
      isOptional: true,
      isOut: true,
    }),
    factField(
      documents,
      `${at}.ifUnpaid`,
      { kind: 'choice', label: 'restUnpaid', options: restEnds },
      'pay-at-property',
    ),
  ];
}
