import { expect, it } from 'vitest';
import { defaultLocale, directionOf, isLocale, languageTag, locales } from './locales.ts';

it('languages are written in the direction that CLDR gives their script', () => {
  const isRightToLeft = (locale: string): boolean =>
    ['Arab', 'Hebr', 'Thaa', 'Nkoo'].includes(new Intl.Locale(locale).maximize().script ?? '');
  for (const locale of locales) expect(directionOf(locale)).toBe(isRightToLeft(locale) ? 'rtl' : 'ltr');
});

it('numbers are written in Latin digits in every language', () => {
  for (const locale of locales) expect(new Intl.NumberFormat(languageTag(locale)).format(12)).toBe('12');
});

it('a language is one of the list, whose first is the default', () => {
  expect(locales[0]).toBe(defaultLocale);
  expect(['en', 'hi', 'fr', 'EN', '', null, undefined].map(isLocale)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
