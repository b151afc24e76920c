import { waysAtProperty, type WayAtProperty } from '@latchkey/booking-core/payment-ways';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { oneOf } from '../../../session/one-of.ts';
import type { Field } from './act-input.types.ts';

/** By what something was paid at the property; cash where a form says nothing that is a way. */
export function paidIn(field: Field, name = 'method'): { readonly method: WayAtProperty; readonly note?: string } {
  const method = oneOf(waysAtProperty, field(name)) ?? 'cash';
  const note = field('remark').slice(0, fieldLengths.invoiceCompany);
  return { method, ...(note === '' ? {} : { note }) };
}
