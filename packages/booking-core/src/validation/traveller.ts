/** What a guest types about a traveller. */
export interface TypedTraveller {
  readonly fullName: string;
  readonly contactNumber: string;
  readonly email: string;
  readonly age?: string | number | null;
}

/**
 * Why a field is refused, named for the specified messages (section 5): `details_missing` "Please enter all the details",
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

/** Letters of any script with their marks, spaces, apostrophes, hyphens and points; at most 120 characters. */
export function checkName(name: string): 'details_missing' | 'name_invalid' | null {
  const text = name.trim();
  if (text === '') return 'details_missing';
  return text.length <= 120 && /^\p{L}[\p{L}\p{M}\s'’.\-\u200C\u200D]*$/u.test(text) ? null : 'name_invalid';
}

/** One address, as mail servers take it: ASCII, at most 254 characters, a domain with a point. */
export function checkEmail(email: string): 'email_missing' | 'email_invalid' | null {
  const text = email.trim();
  if (text === '') return 'email_missing';
  const isAddress = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(
    text,
  );
  return isAddress && text.length <= 254 ? null : 'email_invalid';
}

/**
 * The shape of a telephone number: 7 to 15 digits (ITU-T E.164), a plus before them, and spaces, points, hyphens or
 * brackets between. Whether the number can exist in its country is asked of libphonenumber by the API: its tables would
 * weigh more than all of this package.
 */
export function checkPhone(number: string): 'details_missing' | 'phone_invalid' | null {
  const text = number.trim();
  if (text === '') return 'details_missing';
  return /^\+?\d{7,15}$/.test(text.replace(/[\s().\-\u00A0]/g, '')) ? null : 'phone_invalid';
}

/** Age is optional; a whole number of years from 0 to 120. */
export function checkAge(age: TypedTraveller['age']): 'age_invalid' | null {
  if (age === undefined || age === null || age === '') return null;
  const years = typeof age === 'number' ? age : /^\d{1,3}$/.test(age.trim()) ? Number(age) : Number.NaN;
  return Number.isInteger(years) && years >= 0 && years <= 120 ? null : 'age_invalid';
}

/** An itinerary covers 1 to 3 days (specification section 5). */
export function isItineraryLength(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= 3;
}
