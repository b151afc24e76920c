/** Anything but word characters and spaces. Letters and marks of every script are word characters: names have them. */
const special = /[^\p{L}\p{M}\p{N}_\s]/u;

/** Whether a text holds special characters (docs/rules.md, "Validation"). */
export function hasSpecialCharacters(text: string): boolean {
  return special.test(text);
}

/** The text with a space in place of each special character (docs/rules.md, "Validation"). */
export function withoutSpecialCharacters(text: string): string {
  return hasSpecialCharacters(text) ? text.replace(new RegExp(special, 'gu'), ' ') : text;
}
