import type { PageReleases, PageRequest } from '@latchkey/releases/page';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { registryOf } from '../federation/registry-of.ts';
import { assetsOf } from './assets-of.ts';
import { afterBody, beforeBody, type DocumentFrame } from './document.ts';

const release = (app: string) => ({
  app,
  id: `${app}-1`,
  base: `/assets/${app}/`,
  files: {
    [`${app}.js`]: { integrity: `sha256-${app}`, bytes: 1 },
    [`entry-${app}.js`]: { integrity: `sha256-entry-${app}`, bytes: 1 },
  },
  parts: {
    main: { scripts: [`${app}.js`], styles: [`${app}.css`] },
    './screens/home': { scripts: [`${app}.js`], styles: [`${app}.css`] },
    './i18n': { scripts: [], styles: [] },
  },
  remoteEntry: `entry-${app}.js`,
  words: { en: [`words-en-${app}.js`], ar: [`words-ar-${app}.js`] },
  fonts: ['goudy-1911.a.woff2', 'instrument-sans.b.woff2', 'amiri-ar.c.woff2'],
});
const releases = {
  shell: release('shell'),
  remotes: { 'hotel-home': release('hotel-home'), checkout: release('checkout') },
} as unknown as PageReleases;
const theme = { brand: '#0d4944', tag: '#f7b733', mist: '#eef4f2', corner: '3px', display: null };

function frame(head: DocumentFrame['head'], locale: 'en' | 'ar' = 'en'): DocumentFrame {
  const request = {
    locale,
    nonce: 'n0nce',
    site: { name: 'A & B', theme, hotel: { phone: '+91 80 4123 4567' } },
    releases,
  } as unknown as PageRequest;
  const assets = assetsOf(releases, { owner: 'hotel-home', screen: 'home' }, locale);
  return {
    request,
    head,
    assets,
    payload: {
      registry: registryOf(releases, 'hotel', 'hotel-home'),
      page: { origin: 'http://hotel.test', locale, site: request.site } as never,
    },
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  };
}

test('a page before guests see it says so above everything, and what can be done there', () => {
  const told = (site: object, locale: 'en' | 'ar' = 'en') => {
    const of = frame({ title: 'Home' }, locale);
    Object.assign(of.request.site, site);
    return /<body>(.*)<div id="root">/.exec(beforeBody(of))?.[1];
  };
  expect(told({ isPreview: true })).toContain('Preview: nothing can be booked here.');
  expect(told({ isPreview: true, isTrial: true }, 'ar')).toContain('موقع تجريبي');
  expect(told({})).toBe('');
});

test('a shared link is a card: its own address and language, and a picture whose size is known', () => {
  const shared = { title: 'Home', canonical: '/', image: '/images/1/a-1280-60.jpg', imageSize: [1280, 960] } as const;
  const html = beforeBody(frame(shared, 'ar'));
  for (const [name, content] of [
    ['og:locale', 'ar_AR'],
    ['og:image', 'http://hotel.test/images/1/a-1280-60.jpg'],
    ['og:image:width', '1280'],
    ['og:image:height', '960'],
  ])
    expect(html).toContain(`<meta property="${name}" content="${content}">`);
  expect(html).toMatch(/<meta property="og:url" content="http:\/\/[^"]*lang=ar">/);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  const own = beforeBody(frame({ title: 'Your booking' }));
  expect(own).not.toContain('og:url');
  expect(own).toContain('<meta name="twitter:card" content="summary">');
});

test('a page asks browsers that darken light pages to leave its colours', () => {
  expect(beforeBody(frame({ title: 'Home' }))).toContain('<meta name="color-scheme" content="only light">');
});

test('a page names its own route’s files and no other remote’s', () => {
  const html = beforeBody(frame({ title: 'Home' })) + afterBody(frame({ title: 'Home' }));
  expect(html).toContain('href="/assets/hotel-home/hotel-home.css"');
  expect(html).toContain('/assets/hotel-home/entry-hotel-home.js');
  expect(html).not.toContain('/assets/checkout/checkout.css');
  expect(html).toContain('words-en-hotel-home.js');
  expect(html).not.toContain('words-ar-hotel-home.js');
});

test('a page in a language that the hotel has no words in is the English one once more', () => {
  const shown = frame({ title: 'Home', canonical: '/' }, 'ar');
  const linksOf = (languages: readonly string[] | undefined): string[] => {
    const site = { kind: 'hotel', hotel: { websiteSlug: 'a-b', languages } };
    const page = { ...shown.payload.page, site } as unknown as DocumentFrame['payload']['page'];
    const html = beforeBody({ ...shown, payload: { ...shown.payload, page } });
    return [...html.matchAll(/<link rel="(?:canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)"/g)].map(
      ([, language = 'canonical', href]) => `${language} ${href}`,
    );
  };
  expect(linksOf(['en', 'de'])).toEqual([
    'canonical http://hotel.test/',
    'en http://hotel.test/',
    'de http://hotel.test/?lang=de',
    'x-default http://hotel.test/',
  ]);
  expect(linksOf(['en', 'ar'])[0]).toBe('canonical http://hotel.test/?lang=ar');
  // An older engine does not say.
  expect(linksOf(undefined)).toHaveLength(6);
});

test('a picture of the first view is asked for before any style, where it is in that view alone', () => {
  const picture = { srcSet: '/a-720.avif 720w', sizes: '100vw', type: 'image/avif' };
  const wide = { ...picture, srcSet: '/b-720.avif 720w', media: '(min-width: 768px)' };
  const html = beforeBody(frame({ title: 'Journal', preloadImages: [picture, wide] }));
  const [always, onWide] = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
  expect(always).not.toContain('media=');
  expect(onWide).toContain('imagesrcset="/b-720.avif 720w"');
  expect(onWide).toContain('media="(min-width: 768px)"');
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test('a style sheet whose text is known stands in the page, and a link that loads nothing tells its loader so', () => {
  const sheets: Record<string, string> = { 'shell.css': 'p{}', 'hotel-home.css': 'a::after{content:"</style>"}' };
  const files = { sheet: (_: unknown, file: string) => sheets[file] ?? null };
  const assets = assetsOf(releases, { owner: 'hotel-home', screen: 'home' }, 'en', files);
  const html = beforeBody({ ...frame({ title: 'Home' }), assets });
  expect(html).toContain('<style nonce="n0nce">p{}</style>');
  expect(html).toContain('<link rel="stylesheet" href="http://hotel.test/assets/shell/shell.css" disabled>');
  // What would end the element is left to its file.
  expect(html).toContain('<link rel="stylesheet" href="/assets/hotel-home/hotel-home.css">');
  expect(html).not.toContain('content:"');
});

test('only the fonts of the page’s language are fetched ahead', () => {
  expect(assetsOf(releases, { owner: null, screen: null }, 'en').fonts).toEqual([
    '/assets/shell/goudy-1911.a.woff2',
    '/assets/shell/instrument-sans.b.woff2',
  ]);
  expect(assetsOf(releases, { owner: null, screen: null }, 'ar').fonts).toEqual([
    '/assets/shell/instrument-sans.b.woff2',
    '/assets/shell/amiri-ar.c.woff2',
  ]);
});

test('words of a head cannot leave their place', () => {
  const html = beforeBody(
    frame({
      title: '</title><script>alert(1)</script>',
      description: '" onload="x',
      canonical: '/',
      jsonLd: [{ name: '</script><script>' }],
    }),
  );
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;/title&gt;');
  expect(html).toContain('content="&quot; onload=&quot;x"');
  expect(html).not.toContain('</script><script>');
});

// https://developers.google.com/search/docs/specialty/international/localized-versions: each version lists itself and all
// others by whole addresses, and is its own canonical page.
test.each([
  ['en', 'http://hotel.test/rooms'],
  ['ar', 'http://hotel.test/rooms?lang=ar'],
] as const)('a page in %s is its own canonical page, and names every language', (locale, own) => {
  const open = beforeBody(frame({ title: 'Home', canonical: '/rooms' }, locale));
  expect(open).toContain(`<link rel="canonical" href="${own}">`);
  for (const lang of ['de', 'ar', 'hi'])
    expect(open).toContain(`hreflang="${lang}" href="http://hotel.test/rooms?lang=${lang}"`);
  for (const lang of ['en', 'x-default']) expect(open).toContain(`hreflang="${lang}" href="http://hotel.test/rooms"`);
});

test('a page without a canonical address is kept from search', () =>
  expect(beforeBody(frame({ title: 'Payment' }))).toContain('<meta name="robots" content="noindex">'));

test('Arabic runs from the right', () =>
  expect(beforeBody(frame({ title: 'x' }, 'ar'))).toContain('<html lang="ar" dir="rtl"'));

test('a remote without an entry is not part of the registry', () => {
  const without = {
    ...releases,
    remotes: { ...releases.remotes, checkout: { ...releases.remotes.checkout, remoteEntry: null } },
  } as PageReleases;
  expect(registryOf(without, 'hotel', null).remotes.map(({ owner }) => owner)).toEqual(['hotel-home']);
});

test('a guest’s document names nothing of the desk, and the desk’s nothing but the desk and its routes', () => {
  const all = { ...releases, remotes: { ...releases.remotes, desk: release('desk') } } as unknown as PageReleases;
  for (const kind of ['provider', 'platform', 'hotel'] as const)
    expect(JSON.stringify(registryOf(all, kind, 'hotel-home'))).not.toContain('desk');
  const { remotes } = registryOf(all, 'desk', 'desk');
  expect(remotes.map(({ owner }) => owner)).toEqual(['desk']);
  for (const one of [all, releases]) {
    const [routes] = registryOf(one, 'desk', null).brought ?? [];
    expect(routes?.pages?.map(({ path }) => path)).toContain('/sign-in');
  }
});

test('a page whose script may not come has a reload and the telephone ready, and says nothing before', () => {
  const html = afterBody(frame({ title: 'x' }));
  expect(html).toContain('role="status" hidden');
  expect(html).toContain('<a data-lost href="">Reload Page</a>');
  expect(html).toMatch(/<noscript data-off><span>JavaScript is switched off in this browser/);
  expect(html).toContain('href="tel:+918041234567"');
});

test('a press on the first button of a page is heard though the rest of the page is still on its way', () =>
  expect(beforeBody(frame({ title: 'Home' }))).toMatch(/addEventListener\(.*`click`.*<div id="root">$/s));

test('no style stands in the body, after which a screen’s own sheets would make browsers ask for the fonts again', () => {
  const shown = frame({ title: 'x' });
  expect(afterBody(shown)).not.toContain('<style');
  expect(beforeBody(shown)).toContain('#script-notice{position:fixed');
});
