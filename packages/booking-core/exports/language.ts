export { defaultLocale, directionOf, isLocale, locales, type Locale } from '../src/language/locales.ts';
