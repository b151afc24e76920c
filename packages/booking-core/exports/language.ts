export { defaultLocale, directionOf, isLocale, languageTag, locales, type Locale } from '../src/language/locales.ts';
