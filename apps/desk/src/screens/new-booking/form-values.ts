import type { TypedBooking } from './new-booking.model.ts';

/** The values of a form's fields; for a field that it lacks, the `known` one. */
export function formValues(form: HTMLFormElement, known: TypedBooking): TypedBooking {
  const fields = new FormData(form);
  const read = (name: keyof TypedBooking): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : known[name];
  };
  return {
    name: read('name'),
    contact: read('contact'),
    way: read('way'),
    until: read('until'),
    language: read('language'),
  };
}
