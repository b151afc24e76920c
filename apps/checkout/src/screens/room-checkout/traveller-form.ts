import { latinDigits } from '@latchkey/booking-core/text';
import {
  checkAge,
  checkName,
  checkTaxNumber,
  checkTraveller,
  type TravellerRefusal,
} from '@latchkey/booking-core/validation';
import type { Traveller } from '@latchkey/api-contract/types';
import { numberToSend } from '../../phone/number-as-read.ts';

/** What the guest has typed of the one who books; text as typed. */
export interface TravellerForm {
  readonly fullName: string;
  readonly age: string;
  readonly email: string;
  readonly contactNumber: string;
}

/** What is typed of somebody who travels along. */
export type CompanionForm = Pick<TravellerForm, 'fullName' | 'age'>;

/** Whom the invoice goes to; both empty where none is wanted. */
export interface InvoiceForm {
  readonly company: string;
  readonly taxNumber: string;
}

export type FieldRefusal = TravellerRefusal | 'tax_number_invalid';

/** One field that is not right, by the id of its element. */
export interface Problem {
  readonly field: string;
  readonly code: FieldRefusal;
}

export const emptyTraveller: TravellerForm = { fullName: '', age: '', email: '', contactNumber: '' };
export const emptyInvoice: InvoiceForm = { company: '', taxNumber: '' };

/** As many travellers as the API takes, the one who books among them. */
export const mostTravellers = 20;

/** The id of a companion's field; places count from 0. */
export const companionField = (place: number, field: keyof CompanionForm): string => `companion-${place}-${field}`;

/**
 * Everything that can be checked without asking anyone, by core's rules (docs/rules.md, "Validation"), in the order of
 * the page. Age is optional, and so is an invoice, but not half of one.
 */
export function problemsOf(
  lead: TravellerForm,
  companions: readonly CompanionForm[],
  invoice: InvoiceForm,
): readonly Problem[] {
  const isInvoiced = invoice.company.trim() !== '' || invoice.taxNumber.trim() !== '';
  return [
    ...checkTraveller(lead),
    ...companions.flatMap(({ fullName, age }, place) => [
      { field: companionField(place, 'fullName'), code: checkName(fullName) },
      { field: companionField(place, 'age'), code: checkAge(age) },
    ]),
    { field: 'company', code: isInvoiced && invoice.company.trim() === '' ? ('details_missing' as const) : null },
    { field: 'taxNumber', code: isInvoiced ? checkTaxNumber(invoice.taxNumber) : null },
  ].flatMap(({ field, code }) => (code === null ? [] : [{ field, code }]));
}

/** The traveller as the API takes it; call it when there are no problems. */
export function travellerOf(
  lead: TravellerForm,
  companions: readonly CompanionForm[],
  invoice: InvoiceForm,
): Traveller {
  return {
    ...nameAndAge(lead),
    contactNumber: numberToSend(lead.contactNumber),
    email: lead.email.trim(),
    ...(companions.length === 0 ? {} : { companions: companions.map(nameAndAge) }),
    ...(invoice.company.trim() === ''
      ? {}
      : { invoice: { company: invoice.company.trim(), taxNumber: invoice.taxNumber.trim() } }),
  };
}

function nameAndAge(form: CompanionForm): { fullName: string; age?: number } {
  const age = latinDigits(form.age).trim();
  return { fullName: form.fullName.trim(), ...(age === '' ? {} : { age: Number(age) }) };
}
