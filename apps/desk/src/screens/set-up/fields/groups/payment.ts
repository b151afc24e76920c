import type { Locale } from '@latchkey/site/urls';
import { type Documents, entriesAt, listAt, textAt } from '../document.ts';
import type { FieldGroup, SetUpField } from '../field.types.ts';
import { factField, group } from '../make-field.ts';
import { facts, planName } from '../names-in.ts';

/** What is held on cards that are kept, where some plan keeps one; and when the rest of a deposit is asked for. */
export function paymentGroups(documents: Documents, locale: Locale): FieldGroup[] {
  const plans = listAt(facts(documents), 'ratePlans');
  const fields: SetUpField[] = [
    ...(plans.some(({ id }) => entriesAt(facts(documents), `ratePlans.${id}.payment`).includes('guarantee'))
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

/** What becomes of a rest that nobody pays. */
const ends = ['pay-at-property', 'cancel'] as const;

/** The day of the rest, of a hotel or plan with a deposit; and what becomes of one that has a day if nobody pays it. */
function restFields(documents: Documents, advance: string): SetUpField[] {
  if (textAt(facts(documents), `${advance}.kind`) === '') return [];
  const at = `${advance}.rest`;
  return [
    factField(documents, `${at}.daysBefore`, {
      kind: 'count',
      label: 'restDaysBefore',
      isOptional: true,
      isOut: true,
    }),
    factField(documents, `${at}.ifUnpaid`, { kind: 'choice', label: 'restUnpaid', options: ends }, 'pay-at-property'),
  ];
}
