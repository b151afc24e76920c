/**
 * The words of a text as searches compare them: small letters without accents, in any script, each word once. "Łódź" and
 * "Lodz" differ, since the stroke of "Ł" is no accent.
 */
export function searchWords(text: string): string[] {
  const letters = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(letters.match(/[\p{L}\p{N}]+/gu) ?? [])];
}
