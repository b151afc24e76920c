import { plainCode } from '../text/pasted.ts';
import { oneLine } from '../text/typed-text.ts';
import { checkTaxNumber } from './tax-number.ts';
import {
  checkAge,
  checkName,
  checkTraveller,
  dialledNumber,
  plainAge,
  plainEmail,
  plainName,
  type TravellerRefusal,
} from './traveller.ts';

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

/** Everything about travellers on the form of a booking. */
export interface TravellersForm {
  readonly lead: TravellerForm;
  readonly companions: readonly CompanionForm[];
  readonly invoice: InvoiceForm;
}

export type FieldRefusal = TravellerRefusal | 'tax_number_invalid';

/** One field that is not right, by the name it has in the form. */
export interface FieldProblem {
  readonly field: string;
  readonly code: FieldRefusal;
}

export const emptyTraveller: TravellerForm = { fullName: '', age: '', email: '', contactNumber: '' };
export const emptyCompanion: CompanionForm = { fullName: '', age: '' };
export const emptyInvoice: InvoiceForm = { company: '', taxNumber: '' };

/** As many travellers as the API takes, the one who books among them. */
export const mostTravellers = 20;

/** The name of a companion's field; places count from 0. */
export const companionField = (place: number, field: keyof CompanionForm): string => `companion-${place}-${field}`;

/** Many countries dial 00 where international numbers have a plus. */
export const plusForZeros = (dialled: string): string => dialled.replace(/^00/, '+');

/**
 * Everything that can be checked without asking anyone (docs/rules.md, "Validation"), in the order of the page. Age is
 * optional, and so is an invoice, but not half of one.
 */
export function travellerProblems({ lead, companions, invoice }: TravellersForm): readonly FieldProblem[] {
  const [company, taxNumber] = [oneLine(invoice.company), plainCode(invoice.taxNumber)];
  const isInvoiced = company !== '' || taxNumber !== '';
  return [
    ...checkTraveller(lead),
    ...companions.flatMap(({ fullName, age }, place) => [
      { field: companionField(place, 'fullName'), code: checkName(fullName) },
      { field: companionField(place, 'age'), code: checkAge(age) },
    ]),
    { field: 'company', code: isInvoiced && company === '' ? ('details_missing' as const) : null },
    { field: 'taxNumber', code: isInvoiced ? checkTaxNumber(invoice.taxNumber) : null },
  ].flatMap(({ field, code }) => (code === null ? [] : [{ field, code }]));
}

/** A traveller as the API takes one. */
export interface BookingTraveller {
  fullName: string;
  age?: number;
  contactNumber: string;
  email: string;
  companions?: { fullName: string; age?: number }[];
  invoice?: { company: string; taxNumber: string };
}

/** The traveller as the API takes it; call it when there are no problems. */
export function travellerOf({ lead, companions, invoice }: TravellersForm): BookingTraveller {
  return {
    ...nameAndAge(lead),
    contactNumber: plusForZeros(dialledNumber(lead.contactNumber)),
    email: plainEmail(lead.email),
    ...(companions.length === 0 ? {} : { companions: companions.map(nameAndAge) }),
    ...(oneLine(invoice.company) === ''
      ? {}
      : { invoice: { company: oneLine(invoice.company), taxNumber: plainCode(invoice.taxNumber) } }),
  };
}

function nameAndAge(form: CompanionForm): { fullName: string; age?: number } {
  const age = plainAge(form.age);
  return { fullName: plainName(form.fullName), ...(age === '' ? {} : { age: Number(age) }) };
}
