import { latinDigits } from '@latchkey/booking-core/text';
import { checkTraveller, dialledNumber, type TravellerRefusal } from '@latchkey/booking-core/validation';

/** What the guest has typed of one traveller; text as typed. */
export interface TravellerForm {
  readonly fullName: string;
  readonly age: string;
  readonly email: string;
  readonly contactNumber: string;
}

export type TravellerField = keyof TravellerForm;

/** What is wrong, field by field. */
export type TravellerProblems = Readonly<Partial<Record<TravellerField, TravellerRefusal>>>;

export const emptyTraveller: TravellerForm = { fullName: '', age: '', email: '', contactNumber: '' };

/** The first traveller as a form says it that React has not taken over yet. */
export const travellerTyped = (read: (field: TravellerField) => string): TravellerForm => ({
  fullName: read('fullName'),
  age: read('age'),
  email: read('email'),
  contactNumber: read('contactNumber'),
});

/** Checks what can be checked without asking anyone, by core's rules (docs/rules.md, "Validation"). Age is optional. */
export const problemsOf = (traveller: TravellerForm): TravellerProblems =>
  Object.fromEntries(checkTraveller(traveller).map(({ field, code }) => [field, code]));

/** The traveller as the API takes it; call it when there are no problems. */
export function travellerOf(form: TravellerForm): {
  fullName: string;
  contactNumber: string;
  email: string;
  age?: number;
} {
  const age = latinDigits(form.age).trim();
  return {
    fullName: form.fullName.trim(),
    contactNumber: dialledNumber(form.contactNumber),
    email: form.email.trim(),
    ...(age === '' ? {} : { age: Number(age) }),
  };
}
