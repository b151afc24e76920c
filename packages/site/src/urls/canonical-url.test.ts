import { expect, test } from 'vitest';
import { addressIn, alternatesOf, canonicalUrl, languagesOf } from '../../exports/urls.ts';

const canonicalHosts = { provider: 'latchkey.test', platform: 'book.latchkey.test', hotel: 'linde.test' };
const hotel = { websiteSlug: 'haus-linde' };
const onOwn = { site: { kind: 'hotel', hotel, canonicalHosts }, origin: 'https://other-name.test:8443' } as const;
const onProvider = { site: { kind: 'provider', hotel, canonicalHosts }, origin: 'https://latchkey.test' } as const;
const onPlatform = {
  site: { kind: 'platform', hotel: null, canonicalHosts },
  origin: 'https://book.latchkey.test',
} as const;

test.each([
  ['/haus-linde', '/'],
  ['/haus-linde/privacy-policy', '/privacy-policy'],
  ['/room-view/1188_garden', '/room-view/garden'],
  ['/planner/1188', '/planner/1188'],
])('a hotel with a host of its own is found there: %s', (path, own) => {
  expect(canonicalUrl(path, onProvider)).toBe(`https://linde.test${own}`);
  expect(canonicalUrl(own, onOwn)).toBe(`https://linde.test:8443${own}`);
});

test('a hotel without a host of its own is found on the provider’s', () => {
  const without = { ...onProvider.site, canonicalHosts: { ...canonicalHosts, hotel: null } };
  expect(
    canonicalUrl('/haus-linde', { site: { ...without, kind: 'platform' }, origin: 'https://book.latchkey.test' }),
  ).toBe('https://latchkey.test/haus-linde');
});

test('the provider’s pages are found on its first host, the platform’s landing page on the platform’s', () => {
  expect(canonicalUrl('/about-us', onPlatform)).toBe('https://latchkey.test/about-us');
  expect(canonicalUrl('/', onPlatform)).toBe('https://book.latchkey.test/');
  expect(canonicalUrl('/blogs/a-post', onOwn)).toBe('https://latchkey.test:8443/blogs/a-post');
  expect(canonicalUrl('/about-us', onOwn)).toBe('https://linde.test:8443/about-us');
});

test('an address of an older answer, and a whole address, stay as they are', () => {
  const { canonicalHosts: _, ...older } = onOwn.site;
  expect(canonicalUrl('/', { site: older, origin: 'https://linde.test' })).toBe('https://linde.test/');
  expect(canonicalUrl('https://elsewhere.test/a', onOwn)).toBe('https://elsewhere.test/a');
});

// https://developers.google.com/search/docs/specialty/international/localized-versions: each version lists itself and all others.
test('each language has an address of its own, and every version lists the same set', () => {
  expect(addressIn('https://linde.test/?page=2', 'de')).toBe('https://linde.test/?page=2&lang=de');
  expect(Object.fromEntries(alternatesOf('https://linde.test/'))).toEqual({
    en: 'https://linde.test/',
    de: 'https://linde.test/?lang=de',
    ar: 'https://linde.test/?lang=ar',
    hi: 'https://linde.test/?lang=hi',
    'x-default': 'https://linde.test/',
  });
});

test('a hotel’s page is found in the languages that it has words in, the provider’s in all', () => {
  const site = { ...onOwn.site, hotel: { websiteSlug: 'haus-linde', languages: ['en', 'de'] as const } };
  expect(languagesOf('/', { site })).toEqual(['en', 'de']);
  expect(languagesOf('/blogs/a-post', { site })).toHaveLength(4);
  expect(languagesOf('/', onOwn), 'an older engine says nothing').toHaveLength(4);
  expect(alternatesOf('https://linde.test/', ['en', 'de']).map(([language]) => language)).toEqual([
    'en',
    'de',
    'x-default',
  ]);
});
