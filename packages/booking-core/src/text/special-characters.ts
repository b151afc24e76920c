/** Neither a word character nor a space. Letters and their marks of every script are word characters: names are not ASCII. */
const special = /[^\p{L}\p{M}\p{N}_\s]/u;

/** Whether a text holds special characters (docs/rules.md, "Validation"). */
export function hasSpecialCharacters(text: string): boolean {
  return special.test(text);
}

/** The text with a space for every character that is neither a word character nor a space (docs/rules.md, "Validation"). */
export function withoutSpecialCharacters(text: string): string {
  return hasSpecialCharacters(text) ? text.replace(new RegExp(special, 'gu'), ' ') : text;
}
