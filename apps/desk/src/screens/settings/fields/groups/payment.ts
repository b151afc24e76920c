import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { type DraftDocuments, entriesAt, factsIn, listAt, textAt } from '@latchkey/hotel-document/drafts';
import type { FieldGroup, SettingsField } from '../field.types.ts';
import { factField, group, tickField } from '../make-field.ts';
import { advanceFields } from './advances.ts';

/** The group of what the house takes money by itself. */
export const waysGroup = 'at-property';

/** What the house takes money by; what is held on cards that are kept, where some plan keeps one; and what is paid to book, where some plan asks for a part. */
export function paymentGroups(documents: DraftDocuments): FieldGroup[] {
  const plans = listAt(factsIn(documents), 'ratePlans');
  const fields: SettingsField[] = [
    ...(plans.some(({ id }) => entriesAt(factsIn(documents), `ratePlans.${id}.payment`).includes('guarantee'))
      ? [factField(documents, 'payment.deposit', { kind: 'money', label: 'deposit', isOptional: true, isOut: true })]
      : []),
    ...(takesForAll(documents) ? advanceFields(documents, 'payment.advance') : []),
  ];
  const taken = entriesAt(factsIn(documents), 'payment.atProperty');
  return [
    group(
      waysGroup,
      { label: 'atProperty' },
      waysAtProperty.map((way) =>
        tickField(`payment.atProperty.${way}`, { label: 'atProperty', options: [way] }, taken.includes(way)),
      ),
    ),
    ...(fields.length === 0 ? [] : [group('deposit', { label: 'payment' }, fields)]),
  ];
}

/** Whether some plan is paid in part to book, by what is said of the whole house. */
function takesForAll(documents: DraftDocuments): boolean {
  const own = factsIn(documents);
  return (
    textAt(own, 'payment.advance.kind') !== '' ||
    listAt(own, 'ratePlans').some(
      ({ id }) =>
        entriesAt(own, `ratePlans.${id}.payment`).includes('advance') &&
        textAt(own, `ratePlans.${id}.advance.kind`) === '',
    )
  );
}
