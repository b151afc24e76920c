import { latinDigits } from '../text/latin-digits.ts';
import { withoutUnseen } from '../text/pasted.ts';
import { confusables } from './confusables.table.ts';

const looks: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables).flatMap(([latin, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, latin]),
  ),
);

/** Forms of one Arabic letter in the languages that write it, with the one that stands for them. */
const arabic: Readonly<Record<string, string>> = {
  ی: 'ي',
  ى: 'ي',
  ې: 'ي',
  ک: 'ك',
  ڪ: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ة: 'ه',
};
const tatweel = /\u0640/g;
/** All marks but the vowels of Indic scripts, without which words there are others; the dot below (nukta) is often left out. */
const marks = /[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\u093C]/u;
const joiners = /[\u200C\u200D]/g;

/** Letters in circles, in squares and of flags, which NFKC leaves. */
const blocks = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6] as const;
const pictured = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const lettersBefore = 97;

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return String.fromCodePoint(lettersBefore + code - (blocks.findLast((first) => first <= code) ?? code));
}

/** Signs that stand for a letter beside others. */
const signs: Readonly<Record<string, string>> = { '@': 'a', $: 's', '|': 'l', '€': 'e', '!': 'i', '£': 'l', '¡': 'i' };
const signOfWord = /[@$|€£¡!](?=[\p{L}\p{N}@$|!])/gu;

/** The letter that a sign stands for: before a letter or a figure, or after one and before another sign. */
function letterOfSign(sign: string, at: number, text: string): string {
  const isBefore = sign !== '!' && /^[\p{L}\p{N}]/u.test(text.slice(at + 1));
  const isAfter = sign !== '¡' && /[\p{L}\p{N}]$/u.test(text.slice(0, at));
  return isBefore || isAfter ? (signs[sign] ?? sign) : sign;
}

const digits: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
};

/** A text in small letters as they look: those of other scripts that look Latin are Latin. */
export function lettersSeen(text: string): string {
  const plain = latinDigits(withoutUnseen(text.normalize('NFKC')).replace(joiners, '').replace(tatweel, ''));
  const latin = plain.replace(pictured, letterOf).replace(signOfWord, letterOfSign);
  const seen = Array.from(latin.normalize('NFD'), (sign) =>
    /\p{M}/u.test(sign) && marks.test(sign) ? '' : look(sign),
  );
  // A capital may look like a letter whose small form looks like another.
  return Array.from(seen.join('').toLowerCase(), look).join('').replace(/ß/g, 'ss');
}

const look = (sign: string): string => looks.get(sign) ?? arabic[sign] ?? sign;

/** The words of a text as they look; letters that stand one by one are a word. */
export function wordsSeen(text: string): string[] {
  const words = lettersSeen(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const joined: string[] = [];
  let run: string[] = [];
  const endRun = (): void => {
    joined.push(...(run.length > 2 ? [run.join('')] : run));
    run = [];
  };
  for (const word of words)
    if (/^[\p{L}\p{M}\p{N}]\p{M}*$/u.test(word)) run.push(word);
    else {
      endRun();
      joined.push(word);
    }
  endRun();
  return joined.map(folded);
}

/** A word without what tells apart signs that look alike in many types: `0` and `o`, `1`, `i` and `l`, `rn` and `m`. */
function folded(word: string): string {
  const letters = /\p{L}/u.test(word) ? word.replace(/\d/g, (digit) => digits[digit] ?? digit) : word;
  return letters.replace(/i/g, 'l').replace(/rn/g, 'm').replace(/vv/g, 'w');
}

/**
 * What two names that look alike have in common, in the way of UTS 39: letters of other scripts, accents, digits for
 * letters, invisible characters, spaces and punctuation make no difference. It is to be compared, not to be read.
 */
export const skeletonOf = (name: string): string => wordsSeen(name).join('');
