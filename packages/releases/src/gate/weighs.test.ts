import { beforeEach, expect, test } from 'vitest';
import { openReleaseStore, type ReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { scratch } from '../testing/built-app.ts';
import { catalogsRefused } from './catalogs.ts';
import { tooHeavy } from './weighs.ts';

const file = (bytes: number) => ({ integrity: '', bytes });

test('a release of ordinary weight passes, one of 9.4 MB is refused with the file that is too heavy', () => {
  expect(
    tooHeavy({ files: { 'main.js': file(380_000), 'photo.avif': file(900_000) }, serverBytes: 3_000_000 }),
  ).toEqual([]);
  expect(tooHeavy({ files: { 'main.js': file(9_400_000) } })).toEqual([
    'main.js has 9400 kB, 600 kB at most',
    'its scripts have 9400 kB, 2500 kB at most',
    'its files have 9400 kB, 8000 kB at most',
  ]);
  const many = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`${place}.js`, file(500_000)]));
  expect(tooHeavy({ files: many })).toEqual(['its scripts have 5000 kB, 2500 kB at most']);
  expect(tooHeavy({ files: {}, serverBytes: 30_000_000 })).toHaveLength(1);
});

let store: ReleaseStore;
beforeEach(() => void (store = openReleaseStore(scratch())));

/** A release whose catalogs are files as the build leaves them. */
async function released(catalogs: Readonly<Record<string, object>>): Promise<Release> {
  for (const [language, catalog] of Object.entries(catalogs)) {
    const text = JSON.stringify(catalog).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
    await store.blobs.keep(`assets/checkout/${language}.js`, `let a=JSON.parse('${text}');t.messages=a`);
  }
  const words = Object.fromEntries(Object.keys(catalogs).map((language) => [language, [`${language}.js`]]));
  return { app: 'checkout', words } as unknown as Release;
}

const english = { a: ["The guest's name"], b: ['Pay ', ['sum'], ' now'], c: ['Rooms'] };
const german = { a: ['Name des Gastes'], b: ['Jetzt ', ['sum'], ' zahlen'], c: ['"Zimmer"\n'] };
const arabic = { a: ['اسم الضيف'], b: ['ادفع ', ['sum'], ' الآن'], c: ['الغرف'] };
const languages = ['en', 'de', 'ar'];

test('catalogs that are whole and in their own letters pass', async () => {
  expect(await catalogsRefused(store, await released({ en: english, de: german, ar: arabic }), languages)).toEqual([]);
});

test.each([
  ['an empty one', { de: {} }, 'its catalog of de is empty'],
  ['Arabic in the German one', { de: arabic }, 'its catalog of de is written in the letters of ar'],
  ['German in the Arabic one', { ar: german }, 'its catalog of ar is not written in its letters'],
  ['English in the German one', { de: english }, 'its catalog of de is the English one'],
  ['a message less', { de: { a: german.a, b: german.b } }, 'its catalog of de has 2 messages of 3'],
])('a catalog that guests could not read is refused: %s', async (_, changed, reason) => {
  const release = await released({ en: english, de: german, ar: arabic, ...changed });
  expect(await catalogsRefused(store, release, languages)).toEqual([reason]);
});

test('a language that the shell offers and the release has not is named', async () => {
  expect(await catalogsRefused(store, await released({ en: english, de: german }), languages)).toEqual([
    'it has no words in ar',
  ]);
});
