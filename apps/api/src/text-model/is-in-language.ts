import { locales, type Locale } from '@latchkey/booking-core/language';

const scripts: Record<Locale, RegExp> = {
  en: /\p{Script=Latin}/gu,
  de: /\p{Script=Latin}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
};

/** Common words that other languages of the same script do not have; none where a language is alone in its script. */
const common: Record<Locale, ReadonlySet<string>> = {
  en: new Set(['the', 'and', 'of', 'for', 'with', 'you', 'your', 'this', 'is', 'are', 'to', 'it', 'at']),
  de: new Set(['der', 'die', 'das', 'und', 'für', 'mit', 'sie', 'ihr', 'ist', 'ein', 'eine', 'zu', 'im', 'am', 'sich']),
  ar: new Set(),
  hi: new Set(),
};

/** Whether a text is written in the script of a language; of several languages of one script, whether it looks no more like another. */
export function isInLanguage(text: string, language: Locale): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const own = text.match(scripts[language])?.length ?? 0;
  if (own * 10 < letters * 8 || own === 0) return false;
  const rivals = locales.filter((other) => scripts[other].source === scripts[language].source);
  return rivals.every((other) => wordsOf(text, language) >= wordsOf(text, other));
}

const wordsOf = (text: string, language: Locale): number =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => common[language].has(word)).length;
