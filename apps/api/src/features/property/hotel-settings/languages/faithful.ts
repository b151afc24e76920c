import type { Locale } from '@latchkey/booking-core/language';
import { isDeepStrictEqual } from 'node:util';
import { hasOddSigns, numbersIn } from '../../../../text-model/answered-text.ts';
import { isInLanguage } from '../../../../text-model/is-in-language.ts';
import { entriesOf } from './to-translate.ts';
import type { SaidText } from './texts-of.ts';

/** The language of an answer, and the names that it keeps. */
interface Kept {
  readonly to: Locale;
  readonly names: readonly string[];
}

/**
 * Whether a translation says no more than its original as far as a program can tell: it keeps the figures and the
 * names, adds no markup or address, is about as long, and is in its language. What it says a person reads.
 */
export function isFaithful(original: SaidText, answer: SaidText, { to, names }: Kept): boolean {
  const [originals, texts] = [entriesOf(original), entriesOf(answer)];
  const named = names.filter((name) => originals.some((one) => one.includes(name)));
  return (
    originals.length === texts.length &&
    originals.every((one, at) => says(texts[at] ?? '', one, named)) &&
    isIn(to, originals.join(' '), texts.join(' '), named)
  );
}

/** How much longer than what it translates an answer may be: short words grow most. */
const longestFor = (original: string): number => original.length * 3 + 40;

const says = (text: string, original: string, names: readonly string[]): boolean =>
  text.trim() !== '' &&
  text.length <= longestFor(original) &&
  !hasOddSigns(text, original) &&
  names.every((name) => !original.includes(name) || text.includes(name)) &&
  hasSameNumbers(original, text);

const evening = /(\d{1,2})(?=(?:[:.]\d\d)?\s*p\.?m\b)/giu;

/** Their order is the language's own, and an hour after noon may be counted from midnight. */
function hasSameNumbers(original: string, text: string): boolean {
  const own = numbersIn(text).toSorted();
  const by24 = original.replace(evening, (hour) => String((Number(hour) % 12) + 12));
  return [original, by24].some((one) => isDeepStrictEqual(numbersIn(one).toSorted(), own));
}

/** Of names or figures alone there is nothing to be in a language. */
function isIn(language: Locale, original: string, text: string, names: readonly string[]): boolean {
  const without = (one: string): string => names.reduce((rest, name) => rest.replaceAll(name, ' '), one);
  return !/\p{L}/u.test(without(original)) || isInLanguage(without(text), language);
}
