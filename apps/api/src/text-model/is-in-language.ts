import type { Locale } from '@latchkey/api-contract/types';

const scripts: Record<Locale, RegExp> = {
  en: /\p{Script=Latin}/gu,
  de: /\p{Script=Latin}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
};

/** Common words that the other language of the same script does not have. */
const common = {
  en: new Set(['the', 'and', 'of', 'for', 'with', 'you', 'your', 'this', 'is', 'are', 'to', 'it', 'at']),
  de: new Set(['der', 'die', 'das', 'und', 'für', 'mit', 'sie', 'ihr', 'ist', 'ein', 'eine', 'zu', 'im', 'am', 'sich']),
} as const;

/** Whether a text is written in the script of a language; of two languages of one script, whether it looks no more like the other. */
export function isInLanguage(text: string, language: Locale): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const own = text.match(scripts[language])?.length ?? 0;
  if (own * 10 < letters * 8 || own === 0) return false;
  if (language !== 'en' && language !== 'de') return true;
  return wordsOf(text, language) >= wordsOf(text, language === 'en' ? 'de' : 'en');
}

const wordsOf = (text: string, language: keyof typeof common): number =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => common[language].has(word)).length;
