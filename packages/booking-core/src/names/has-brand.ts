import { brands, ordinaryPhrases } from './brands.table.ts';
import { wordsSeen } from './skeleton.ts';

/** Letters of a name that nobody writes by chance: it is found in longer words, and with a letter doubled or not. */
const longName = 7;
/** Letters of one that is found in parts, too. */
const partedName = 5;

const wordsOf = (names: readonly string[]): readonly (readonly string[])[] => names.map(wordsSeen);
const [known, ordinary] = [wordsOf(brands), wordsOf(ordinaryPhrases)];

/**
 * Whether a name has that of a chain, of a portal or one of `more` in it: as words of its own, also written with letters
 * that look alike, digits, spaces or strokes between letters, or run together with other words.
 */
export function hasBrand(name: string, more: readonly string[] = []): boolean {
  const others = wordsOf(more);
  return readings(name).some((words) => {
    const left = ordinary.reduce<readonly string[]>(withoutPhrase, words);
    return known.some((brand) => isIn(brand, left) || isWithin(brand, left)) || others.some((one) => isIn(one, left));
  });
}

/** The words of a name, also where capitals begin words, and where only spaces part them. */
function readings(name: string): readonly (readonly string[])[] {
  const parted = name.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replaceAll(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ');
  const chunks = name.split(/[\p{Z}\p{Cc}]+/u).map((chunk) => wordsSeen(chunk).join(''));
  return [wordsSeen(name), wordsSeen(parted), chunks.filter((chunk) => chunk !== '')];
}

function withoutPhrase(words: readonly string[], phrase: readonly string[]): readonly string[] {
  const at = words.findIndex((_, from) => phrase.every((word, beside) => words[from + beside] === word));
  return at === -1 ? words : [...words.slice(0, at), '', ...words.slice(at + phrase.length)];
}

function isIn(brand: readonly string[], words: readonly string[]): boolean {
  const whole = brand.join('');
  if (whole === '') return false;
  const mayBeParted = brand.length > 1 || whole.length >= partedName;
  return words.some((_, from) => begins(words.slice(from), whole, mayBeParted));
}

/** Whether a long name of one word is in a longer one, or is spelt with fewer or more of the same letters. */
function isWithin([name = '', ...rest]: readonly string[], words: readonly string[]): boolean {
  if (rest.length > 0 || name.length < longName) return false;
  const once = undoubled(name);
  return words.some((word) => undoubled(word).includes(once));
}

/** Whether words begin with a name: whole, or in several words where it `mayBeParted`. */
function begins(words: readonly string[], name: string, mayBeParted: boolean): boolean {
  let read = '';
  for (const word of mayBeParted ? words : words.slice(0, 1)) {
    if (word === '') return false;
    read += word;
    if (read.length >= name.length) return read === name;
  }
  return false;
}

const undoubled = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');
