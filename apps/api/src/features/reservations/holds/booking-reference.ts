import { randomInt } from 'node:crypto';

/** No vowels and nothing that is misread on paper or over the phone. */
const letters = '23456789BCDFGHJKMNPQRSTVWXZ';

/** The short name of a booking for people: eight letters and digits in two groups. It opens nothing. */
export function newReference(): string {
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${group()}-${group()}`;
}
