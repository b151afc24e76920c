import { randomInt } from 'node:crypto';

/** Leaves out vowels, and what is misread on paper or misheard over the phone. */
const letters = '23456789BCDFGHJKMNPQRSTVWXZ';

/** The short name of a booking for people: eight letters and digits in two groups. It opens nothing. */
export function newReference(): string {
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${group()}-${group()}`;
}
