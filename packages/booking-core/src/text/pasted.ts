/**
 * Signs that show nothing: marks of direction and width, fillers, variation selectors, tags, the blank of Braille. The
 * joiners of Arabic and Indic words are told apart from them by `withoutUnseen`.
 */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const joiner = /^[\u200C\u200D]$/;

/** Every dash and minus there is. */
const dashes = /[\p{Pd}\u2212\u02D7\u2043\uFE63\uFF0D]/gu;

/** What stands for an apostrophe where a keyboard or a program has none. */
const apostrophes = /[`´\u02B9\u02CA\u02CB\u2032\u2035\u201B\uFF07\uFF40]/g;

const pairs = `"" '' “” „“ ”” ‘’ ‚‘ ’’ «» »« ‹› ›‹ 「」 () [] ** \`\``.split(' ');

/** A text without invisible characters. A joiner stays between two letters of a script that joins letters. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, (sign, at: number) => {
    if (!joiner.test(sign)) return '';
    const joins = /[\p{L}\p{M}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{M}]/u.test(text.slice(at + 1));
    return joins && !/\p{Script=Latin}$/u.test(text.slice(0, at)) ? sign : '';
  });
}

/** A text with each dash and minus as the hyphen of a keyboard. */
export const plainDashes = (text: string): string => text.replace(dashes, '-');

/** A text with each apostrophe, accent and prime that stands for one as ’. */
export const plainApostrophes = (text: string): string => text.replace(apostrophes, '’');

/** Without the quotes or brackets around the whole of it. */
export function unquoted(text: string): string {
  const trimmed = text.trim();
  const [first, last] = [trimmed.slice(0, 1), trimmed.slice(-1)] as const;
  const inside = trimmed.slice(1, -1);
  const isWhole =
    trimmed.length > 2 && pairs.includes(first + last) && !inside.includes(first) && !inside.includes(last);
  return isWhole ? unquoted(inside) : trimmed;
}

/** Without the points, commas and other marks that end a sentence behind it. */
const withoutEnd = (text: string): string => text.replace(/[\s.,;:!?。،؛।]+$/u, '');

/**
 * A code, number or address as it was meant, however it was copied: in the forms of a keyboard (NFKC), without
 * invisible characters, quotes around it and what ends a sentence behind it.
 */
export function plainCode(typed: string): string {
  const plain = plainDashes(withoutUnseen(plainApostrophes(typed)).normalize('NFKC')).replace(/[\u200C\u200D]/g, '');
  return unquoted(withoutEnd(unquoted(plain)));
}
