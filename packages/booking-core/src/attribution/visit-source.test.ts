import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSource, sourceOfLink, writeSource } from './visit-source.ts';

const linked = (search: string) => sourceOfLink(new URLSearchParams(search), null);

test('the four parameters get their names in camel case', () => {
  expect(linked('google_source=search&user_list_id=u7&utm_campaign=winter&utm_source=letter&utm_medium=x')).toEqual({
    googleSource: 'search',
    userListId: 'u7',
    utmCampaign: 'winter',
    utmSource: 'letter',
    isGhc: true,
  });
});

test('a visit is in GHC mode when its link says so or names google_source, and stays so', () => {
  expect(linked('mode=GHC')).toEqual({ isGhc: true });
  expect(linked('utm_source=letter')).toEqual({ utmSource: 'letter', isGhc: false });
  expect(sourceOfLink(new URLSearchParams('utm_source=letter'), { isGhc: true })).toEqual({
    utmSource: 'letter',
    isGhc: true,
  });
  expect(linked('lang=de')).toBeNull();
});

test('what is kept is read back, whatever it says, and is never longer than 200 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), fc.boolean(), (text, isGhc) => {
      const source = { utmSource: text.slice(0, 200), isGhc };
      const read = readSource(writeSource(source));
      expect(read?.isGhc).toBe(isGhc);
      expect(read?.utmSource?.length ?? 0).toBeLessThanOrEqual(200);
      const isWhole = text.isWellFormed() && source.utmSource.isWellFormed();
      expect(!isWhole || read?.utmSource === source.utmSource).toBe(true);
    }),
  );
});

test('a cookie that somebody made up is nothing', () => {
  for (const value of [undefined, '', '%E0%A4%A', 'x=1', 'a'.repeat(5000)]) expect(readSource(value)).toBeNull();
});
