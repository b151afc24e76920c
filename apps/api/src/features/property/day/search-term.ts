import { latinDigits } from '@latchkey/booking-core/text';

/** A search for bookings: its text, and what of a booking it names. */
export interface SearchTerm {
  readonly by: 'reference' | 'mail' | 'number' | 'name';
  readonly text: string;
}

/** Of the letters and digits that references are made of, none of them a vowel: few names are. */
const reference = /^([2-9BCDFGHJKMNPQRSTVWXZ]{4})[-\s]?([2-9BCDFGHJKMNPQRSTVWXZ]{4})$/;
/** Digits of a number that are enough to tell a guest by. */
const fewestDigits = 4;

/**
 * What a reception means by what it types: a mail address, a booking's reference, a telephone number in the digits of any
 * script, from its end and without the zero or the country before it, or else a name.
 */
export function searchTerm(typed: string): SearchTerm {
  const text = latinDigits(typed.normalize('NFC')).trim();
  if (text.includes('@')) return { by: 'mail', text: text.toLowerCase() };
  const [, head, tail] = reference.exec(text.toUpperCase()) ?? [];
  if (head !== undefined && tail !== undefined) return { by: 'reference', text: `${head}-${tail}` };
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length >= fewestDigits && !/\p{L}/u.test(text)) return { by: 'number', text: digits.replace(/^0+/, '') };
  return { by: 'name', text };
}
