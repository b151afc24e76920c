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

test('all that a link names is kept, in its first 200 characters', () => {
  const whole = { googleSource: 'map', userListId: '7', utmCampaign: 'winter', utmSource: 'letter', isGhc: true };
  expect(readSource(writeSource(whole))).toEqual(whole);
  expect(readSource(writeSource({ isGhc: true }))).toEqual({ isGhc: true });
  expect(linked(`utm_source=${'a'.repeat(300)}`)).toEqual({ utmSource: 'a'.repeat(200), isGhc: false });
  expect(readSource(writeSource({ utmSource: 'a'.repeat(300), isGhc: false }))?.utmSource).toHaveLength(200);
});

test('a later link changes what it names and leaves the rest', () => {
  const before = { utmSource: 'letter', utmCampaign: 'winter', isGhc: false };
  expect(sourceOfLink(new URLSearchParams('utm_source=mail'), before)).toEqual({ ...before, utmSource: 'mail' });
  expect(sourceOfLink(new URLSearchParams('lang=de'), before)).toBeNull();
});

test('a link of another mode or a part that says nothing is no source', () => {
  for (const search of ['mode=ghc', 'mode=', 'google_source=']) expect(linked(search)).toBeNull();
  for (const value of ['mode%3Dghc', 'utmSource%3D', 'utmMedium%3Dx', `utmSource%3D${'a'.repeat(3989)}`])
    expect(readSource(value)).toBeNull();
  expect(readSource(`utmSource%3D${'a'.repeat(3988)}`)).toEqual({ utmSource: 'a'.repeat(200), isGhc: false });
});
