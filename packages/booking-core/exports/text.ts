export { hasSpecialCharacters, withoutSpecialCharacters } from '../src/text/special-characters.ts';
