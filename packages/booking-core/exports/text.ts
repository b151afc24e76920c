export { latinDigits } from '../src/text/latin-digits.ts';
export { hasSpecialCharacters, withoutSpecialCharacters } from '../src/text/special-characters.ts';
