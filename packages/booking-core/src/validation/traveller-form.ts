import { plainCode } from '../text/pasted.ts';
import { oneLine } from '../text/typed-text.ts';
import { checkTaxNumber } from './tax-number.ts';
import {
  byCompanionField,
  byTravellerField,
  companionFieldNames,
  travellerFaults,
  travellerFieldNames,
  travellerValues,
  type CompanionField,
  type TravellerField,
  type TravellerRefusal,
  type TravellerValues,
} from './traveller-fields.ts';

/** The guest's input about the booker; text as typed. */
export type TravellerForm = Readonly<Record<TravellerField, string>>;

/** The guest's input about a companion; text as typed. */
export type CompanionForm = Readonly<Record<CompanionField, string>>;

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

export const emptyTraveller: TravellerForm = byTravellerField(() => '');
export const emptyCompanion: CompanionForm = byCompanionField(() => '');
export const emptyInvoice: InvoiceForm = { company: '', taxNumber: '' };

/** As many travellers as the API takes, the one who books among them. */
export const mostTravellers = 20;

/** The name of a companion's field; places count from 0. */
export const companionField = (place: number, field: CompanionField): string => `companion-${place}-${field}`;

/**
 * Everything that can be checked without asking anyone (docs/rules.md, "Validation"), in the order of the page. Age is
 * optional, and so is an invoice, but not half of one.
 */
export function travellerProblems({ lead, companions, invoice }: TravellersForm): readonly FieldProblem[] {
  const [company, taxNumber] = [oneLine(invoice.company), plainCode(invoice.taxNumber)];
  const isInvoiced = company !== '' || taxNumber !== '';
  return [
    ...travellerFaults(travellerFieldNames, lead),
    ...companions.flatMap((companion, place) =>
      travellerFaults(companionFieldNames, companion).map(({ field, code }) => ({
        field: companionField(place, field),
        code,
      })),
    ),
    { field: 'company', code: isInvoiced && company === '' ? ('details_missing' as const) : null },
    { field: 'taxNumber', code: isInvoiced ? checkTaxNumber(invoice.taxNumber) : null },
  ].flatMap(({ field, code }) => (code === null ? [] : [{ field, code }]));
}

/** A traveller as the API takes one. */
export type BookingTraveller = TravellerValues<TravellerField> & {
  companions?: TravellerValues<CompanionField>[];
  invoice?: { company: string; taxNumber: string };
};

/** The traveller as the API takes it; call it when there are no problems. */
export function travellerOf({ lead, companions, invoice }: TravellersForm): BookingTraveller {
  return {
    ...travellerValues(travellerFieldNames, lead),
    ...(companions.length === 0
      ? {}
      : { companions: companions.map((one) => travellerValues(companionFieldNames, one)) }),
    ...(oneLine(invoice.company) === ''
      ? {}
      : { invoice: { company: oneLine(invoice.company), taxNumber: plainCode(invoice.taxNumber) } }),
  };
}
