export { latinDigits } from '../src/text/latin-digits.ts';
export { withoutSpecialCharacters } from '../src/text/special-characters.ts';
export { searchWords } from '../src/text/search-words.ts';
export { plainCode, withoutUnseen } from '../src/text/pasted.ts';
export { hasForeignLink } from '../src/text/links.ts';
export { oneLine, plainLines, withoutHosts } from '../src/text/typed-text.ts';
export { placeNames } from '../src/text/former-names.ts';
export { xmlText } from '../src/text/xml-text.ts';
export { surnameOf } from '../src/text/surname.ts';
/** @public docs/rules.md, "Validation". */
export { hasSpecialCharacters } from '../src/text/special-characters.ts';
