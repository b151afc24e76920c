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
    ...restField(documents, 'payment.advance'),
    ...plans.flatMap(({ id }) =>
      restField(documents, `ratePlans.${id}.advance`).map((field) => ({
        ...field,
        of: planName(documents, id, locale),
      })),
    ),
  ];
  return fields.length === 0 ? [] : [group('deposit', { label: 'payment' }, fields)];
}

const restField = (documents: Documents, advance: string): SetUpField[] =>
  textAt(facts(documents), `${advance}.kind`) === ''
    ? []
    : [
        factField(documents, `${advance}.rest.daysBefore`, {
          kind: 'count',
          label: 'restDaysBefore',
          isOptional: true,
          isOut: true,
        }),
      ];
