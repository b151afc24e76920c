/** What the guest has typed of one traveller; text as typed. */
export interface TravellerForm {
  readonly fullName: string;
  readonly age: string;
  readonly email: string;
  readonly contactNumber: string;
}

export type TravellerField = keyof TravellerForm;

/** What is wrong with a field; each code has the specification's message. */
export type FieldProblem = 'invalid_name' | 'email_missing' | 'invalid_email' | 'invalid_phone' | 'invalid_age';

export type TravellerProblems = Readonly<Partial<Record<TravellerField, FieldProblem>>>;

export const emptyTraveller: TravellerForm = { fullName: '', age: '', email: '', contactNumber: '' };

/** The first traveller as a form says it that React has not taken over yet. */
export const travellerTyped = (read: (field: TravellerField) => string): TravellerForm => ({
  fullName: read('fullName'),
  age: read('age'),
  email: read('email'),
  contactNumber: read('contactNumber'),
});

const name = /^\p{L}[\p{L}\p{M}\s.'’-]{0,119}$/u;
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
// What people write between the digits of a number is theirs; the API knows the plans of the countries.
const phone = /^\+?\d{7,15}$/;

/** Checks what can be checked without asking anyone (specification section 5). Age is optional. */
export function problemsOf(traveller: TravellerForm): TravellerProblems {
  const address = traveller.email.trim();
  return {
    ...(name.test(traveller.fullName.trim()) ? {} : { fullName: 'invalid_name' as const }),
    ...(address === '' ? { email: 'email_missing' as const } : email.test(address) && address.length <= 254 ? {} : { email: 'invalid_email' as const }),
    ...(phone.test(dialled(traveller.contactNumber)) ? {} : { contactNumber: 'invalid_phone' as const }),
    ...(traveller.age.trim() === '' || /^(?:1[01]\d|120|\d{1,2})$/.test(traveller.age.trim()) ? {} : { age: 'invalid_age' as const }),
  };
}

/** A number without what people write between its digits. */
export const dialled = (contactNumber: string): string => contactNumber.replace(/[\s().-]/g, '');

/** The traveller as the API takes it; call it when there are no problems. */
export function travellerOf(form: TravellerForm): { fullName: string; contactNumber: string; email: string; age?: number } {
  const age = form.age.trim();
  return { fullName: form.fullName.trim(), contactNumber: dialled(form.contactNumber), email: form.email.trim(), ...(age === '' ? {} : { age: Number(age) }) };
}
