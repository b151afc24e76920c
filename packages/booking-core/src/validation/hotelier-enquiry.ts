import { latinDigits } from '../text/latin-digits.ts';
import type { ContactRefusal } from './contact-fields.ts';
import { checkEmail, checkName, checkPhone } from './traveller.ts';

/** What somebody who has a hotel has typed to the provider; text as typed. */
export interface HotelierFields {
  readonly fullName: string;
  readonly hotelName: string;
  /** Town and country, in the sender's own words. */
  readonly place: string;
  /** How many rooms the hotel has: a whole number. */
  readonly rooms: string;
  readonly email: string;
  readonly contactNumber: string;
  readonly message: string;
}

/** One field that is not right. */
export interface HotelierProblem {
  readonly field: keyof HotelierFields;
  readonly code: ContactRefusal;
}

/** More rooms than any hotel has. */
const mostRooms = 10_000;

/** The rooms as a number, in whatever digits they are typed; null where they are no number from 1 to 10,000. */
export function typedRooms(typed: string): number | null {
  const digits = latinDigits(typed.trim());
  const rooms = /^\d{1,5}$/.test(digits) ? Number(digits) : 0;
  return rooms >= 1 && rooms <= mostRooms ? rooms : null;
}

/** What is wrong with it, in the order of its form; empty where nothing is. Only the message may be left out. */
export function hotelierProblems(form: HotelierFields): readonly HotelierProblem[] {
  const present = (text: string): 'details_missing' | null => (text.trim() === '' ? 'details_missing' : null);
  const checks = [
    { field: 'fullName', code: checkName(form.fullName) },
    { field: 'hotelName', code: present(form.hotelName) },
    { field: 'place', code: present(form.place) },
    { field: 'rooms', code: typedRooms(form.rooms) === null ? 'details_missing' : null },
    { field: 'email', code: checkEmail(form.email) },
    { field: 'contactNumber', code: checkPhone(form.contactNumber) },
  ] as const;
  return checks.flatMap(({ field, code }) => (code === null ? [] : [{ field, code }]));
}
