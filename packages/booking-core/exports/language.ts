export { defaultLocale, directionOf, isLocale, languageTag, locales, type Locale } from '../src/language/locales.ts';
export { proposalEndings, type ProposalEnding } from '../src/language/proposal-endings.ts';
