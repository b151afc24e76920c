import { latinDigits } from '../text/latin-digits.ts';

/** What a guest types about a traveller. */
export interface TypedTraveller {
  readonly fullName: string;
  readonly contactNumber: string;
  readonly email: string;
  readonly age?: string | number | null;
}

/**
 * Why a field is refused, named for the message that guests read: `details_missing` "Please enter all the details",
 * `email_missing` "Please Enter Email Address", `email_invalid` "Please Enter Valid Email Address", `name_invalid`
 * "Please Enter Valid Name", `phone_invalid` "Enter valid phone number".
 */
export type TravellerRefusal =
  | 'details_missing'
  | 'email_missing'
  | 'email_invalid'
  | 'name_invalid'
  | 'phone_invalid'
  | 'age_invalid';

/** What is wrong with a traveller, field by field in the order of the form; empty where nothing is. */
export function checkTraveller(
  traveller: TypedTraveller,
): { readonly field: keyof TypedTraveller; readonly code: TravellerRefusal }[] {
  const checks = [
    { field: 'fullName', code: checkName(traveller.fullName) },
    { field: 'age', code: checkAge(traveller.age) },
    { field: 'email', code: checkEmail(traveller.email) },
    { field: 'contactNumber', code: checkPhone(traveller.contactNumber) },
  ] as const;
  return checks.flatMap(({ field, code }) => (code === null ? [] : [{ field, code }]));
}

/** What stands before a point that letters follow, where it is a title that is often written so, or an initial. */
const titleOrInitial = /^(?:.|dr|md|mohd|mrs?|ms|prof|s[hm]?ri|smt|st)$/iu;

/**
 * Letters of any script with their marks, spaces, apostrophes, hyphens, points and middle points (Catalan Gal·la); an
 * apostrophe may come first (Dutch ’t Hooft). At most 120 characters on one line, and no name of a host: "K.R.Rao" and
 * "Dr.Rao" are names, "rao.example" is none.
 */
export function checkName(name: string): 'details_missing' | 'name_invalid' | null {
  const text = name.trim();
  if (text === '') return 'details_missing';
  const isLetters = text.length <= 120 && /^['’‘]?\p{L}[\p{L}\p{M}\p{Zs}'’‘.·\-\u200C\u200D]*$/u.test(text);
  const beforePoints = text.matchAll(/([\p{L}\p{M}]+)\.(?=[^\s.])/gu);
  return isLetters && [...beforePoints].every(([, label = '']) => titleOrInitial.test(label)) ? null : 'name_invalid';
}

/** The part before the @: ASCII, since many mail servers take nothing else. */
const localPart = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]$/;

/** One part of a domain: letters and digits of any script (RFC 5890), hyphens inside. */
const domainLabel = /^[\p{L}\p{N}](?:(?:[\p{L}\p{M}\p{N}-]|\u200C|\u200D)*[\p{L}\p{M}\p{N}])?$/u;

/** The last part of a domain: letters, or the ASCII form of letters of another script (`xn--p1ai` is рф). */
const topLevelDomain = /^(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9]+(?:-[a-z0-9]+)*)$/iu;

/**
 * One address, as mail servers take it: at most 254 characters, an ASCII part before the @, and a domain with a point,
 * in any script or in its ASCII form.
 */
export function checkEmail(email: string): 'email_missing' | 'email_invalid' | null {
  const text = email.trim();
  if (text === '') return 'email_missing';
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  const isDomain =
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && domainLabel.test(label)) &&
    topLevelDomain.test(labels.at(-1) ?? '');
  return text.length <= 254 && at > 0 && localPart.test(text.slice(0, at)) && isDomain ? null : 'email_invalid';
}

/**
 * A telephone number as it is dialled: ASCII digits, a plus before them where it was typed. Digits of every script are
 * read; spaces, points, hyphens, dashes, slashes and brackets between them and the invisible marks that pasted numbers
 * bring along are left out. What else was typed stays.
 */
export function dialledNumber(typed: string): string {
  return latinDigits(typed)
    .replace(/[\s().\-\u2010-\u2015/\p{Cf}]/gu, '')
    .replace(/^＋/, '+');
}

/**
 * The shape of a telephone number: 7 to 15 digits (ITU-T E.164) of any script, a plus before them, and between them
 * what `dialledNumber` leaves out. The API checks with libphonenumber whether the number can exist in its country: the
 * tables of that library are larger than this whole package.
 */
export function checkPhone(number: string): 'details_missing' | 'phone_invalid' | null {
  if (number.trim() === '') return 'details_missing';
  return /^\+?\d{7,15}$/.test(dialledNumber(number)) ? null : 'phone_invalid';
}

/** Age is optional, and spaces are none; a whole number of years from 0 to 120, in the digits of any script. */
export function checkAge(age: TypedTraveller['age']): 'age_invalid' | null {
  const typed = latinDigits(String(age ?? '')).trim();
  return typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) <= 120) ? null : 'age_invalid';
}

/** An itinerary covers 1 to 3 days. */
export function isItineraryLength(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= 3;
}
