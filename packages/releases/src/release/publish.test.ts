import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { builtApp, scratch, shellBundle } from '../testing/built-app.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import { verify } from './verify.ts';

const occasion = { by: 'a test', now: new Date('2026-11-20T08:00:00Z') };
let store: ReleaseStore;
let directory: string;

beforeEach(() => {
  directory = scratch();
  store = openReleaseStore(directory);
});

test('the same build twice is one release, from whatever folder; another build is another', async () => {
  const first = await publish(store, builtApp({ app: 'checkout', code: 'one' }));
  expect((await publish(store, builtApp({ app: 'checkout', code: 'one' }))).id).toBe(first.id);
  expect((await publish(store, builtApp({ app: 'checkout', code: 'two' }))).id).not.toBe(first.id);
});

test('where a build comes from is kept, and is no part of its id', async () => {
  const origin = { commit: 'c69c9ff', dirty: false, publishedAt: '2026-11-20T08:00:00.000Z', by: 'ananya' };
  const first = await publish(store, builtApp({ app: 'checkout', code: 'one' }), origin);
  expect(first.origin).toEqual(origin);
  const other = openReleaseStore(scratch());
  expect((await publish(other, builtApp({ app: 'checkout', code: 'one' }))).id).toBe(first.id);
});

test('a released file has its integrity and its brotli twin, and stays when the next release comes', async () => {
  const first = await publish(store, builtApp({ app: 'checkout', code: 'one' }));
  await promote(store, [first], occasion);
  await promote(store, [await publish(store, builtApp({ app: 'checkout', code: 'two' }))], occasion);
  const [name = ''] = Object.keys(first.files);
  const file = path.join(directory, 'assets/checkout', name);
  expect(readFileSync(file, 'utf8')).toBe('one');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('one');
  expect(first.files[name]?.integrity).toMatch(/^sha256-[\w+/]{43}=$/);
});

test('a shell says what it provides, as its server bundle does when it runs', async () => {
  const server = shellBundle({ react: ['useState', 'useId'], '@latchkey/site': ['usePage'] });
  const shell = await publish(store, builtApp({ app: 'shell', code: 'shell', server }));
  expect(shell.provides).toEqual({ react: ['useId', 'useState'], '@latchkey/site': ['usePage'] });
});

test('a build that lies beside files of another one is the release it was alone', async () => {
  const folder = builtApp({ app: 'checkout', code: 'good' });
  const release = await publish(store, folder);
  // A cache restores files without taking away those of the build before.
  for (const file of ['browser/a.deadbeef.js', 'server/server.00000000.cjs'])
    writeFileSync(path.join(folder, 'dist', file), 'of another build');
  expect(await publish(store, folder)).toEqual(release);
  expect(release.server).not.toContain('00000000');
});

test('a build with a file missing is refused by name', async () => {
  const folder = builtApp({ app: 'checkout', code: 'half' });
  rmSync(path.join(folder, 'dist/browser', 'a.68616c66.js'));
  await expect(publish(store, folder)).rejects.toThrow('a.68616c66.js is missing');
});

test('what a killed publish left behind is completed by the next, and a store that was damaged is told file by file', async () => {
  const folder = builtApp({ app: 'checkout', code: 'killed' });
  const { files, server } = await publish(store, folder);
  const [name = ''] = Object.keys(files);
  const file = path.join(directory, 'assets/checkout', name);
  for (const gone of [file, `${file}.br`, path.join(directory, 'releases')]) rmSync(gone, { recursive: true });
  writeFileSync(`${file}.br.123.tmp`, 'half');
  await publish(store, folder);
  expect(await verify(store, ['checkout'], { mend: false })).toEqual([]);

  writeFileSync(path.join(directory, server), 'other code');
  rmSync(`${file}.br`);
  expect(await verify(store, ['checkout'], { mend: true })).toEqual([
    { file: `assets/checkout/${name}`, flaw: 'no brotli twin', isMended: true },
    { file: server, flaw: 'changed', isMended: false },
  ]);
});

const atDist = (folder: string, name: string): string => path.join(folder, 'dist', name);

/** A built app whose record says otherwise. */
function builtSaying(file: string, change: object): string {
  const folder = builtApp({ app: 'checkout', code: 'one' });
  const record = JSON.parse(readFileSync(atDist(folder, file), 'utf8')) as object;
  writeFileSync(atDist(folder, file), JSON.stringify({ ...record, ...change }));
  return folder;
}

test.each([
  '../x',
  '../../x',
  'a/../../x',
  '/x',
  'Checkout',
  'check out',
  '',
  '.',
  '..',
  '-x',
  'x%2f..',
  'x\u0000',
  'é',
  'x/y',
])('an app is not called %j', async (app) => {
  await expect(publish(store, builtSaying('browser/build-record.json', { app }))).rejects.toThrow('no name of an app');
  expect(readdirSync(directory)).toEqual([]);
});

test.each([
  '../../evil.js',
  '/etc/passwd',
  'a/b.js',
  '..',
  '.',
  '.env',
  'a\\b.js',
  'a\u0000.js',
  ' a.js',
  '',
  '%2e%2e%2fa.js',
])('a released file is not called %j', async (name) => {
  await expect(publish(store, builtSaying('browser/build-record.json', { files: [name] }))).rejects.toThrow(
    'no name of a file',
  );
  expect(readdirSync(directory)).toEqual([]);
});

test.each(['../server.cjs', '/tmp/server.cjs', 'server.js', '.cjs', '', 'a/server.cjs'])(
  'a server bundle is not called %j',
  async (bundle) =>
    expect(publish(store, builtSaying('server/server-record.json', { bundle }))).rejects.toThrow(
      'no name of a server bundle',
    ),
);

test.each([
  { remoteEntry: '../remoteEntry.js' },
  { fonts: ['//elsewhere.example/font.woff2'] },
  { words: { en: ['https://elsewhere.example/words.js'] } },
  { parts: { main: { scripts: ['other.js'], styles: [] } } },
  { parts: { main: { scripts: [], styles: ['other.css'] } } },
])('a release points at its own files alone: %j', async (change) =>
  expect(publish(store, builtSaying('browser/build-record.json', change))).rejects.toThrow('none of its files'),
);

test.each(['browser/a.656e6f.js', 'browser/build-record.json', 'server/server-record.json', 'browser', 'server', '.'])(
  'a link in place of %s is not followed',
  async (name) => {
    const folder = builtApp({ app: 'checkout', code: 'one' });
    const [file = ''] = readdirSync(atDist(folder, 'browser')).filter((one) => one.startsWith('a.'));
    const place = atDist(folder, name.startsWith('browser/a.') ? `browser/${file}` : name);
    renameSync(place, `${folder}/elsewhere`);
    symlinkSync(`${folder}/elsewhere`, place);
    await expect(publish(store, folder)).rejects.toThrow(/link|ELOOP|no folder/);
    expect(readdirSync(directory)).toEqual([]);
  },
);

test('what a change log links to is not published', async () => {
  const folder = builtApp({ app: 'checkout', code: 'one' });
  const elsewhere = path.join(scratch(), 'notes.md');
  writeFileSync(elsewhere, '## 1.0.0\n\n- a secret\n');
  symlinkSync(elsewhere, path.join(folder, 'CHANGELOG.md'));
  expect((await publish(store, folder)).changes).toEqual([]);
});

test('a folder in place of a file is none', async () => {
  const folder = builtSaying('browser/build-record.json', { files: ['b.js'], parts: {}, remoteEntry: null });
  mkdirSync(atDist(folder, 'browser/b.js'));
  await expect(publish(store, folder)).rejects.toThrow('b.js is no file');
});

test.each(['../x', 'a/../../x', '/x', '.x', 'a/.x', 'a//b', 'a/', '', 'a\u0000', 'a b'])(
  'a store has nothing called %j, and takes nothing',
  async (name) => {
    expect([await store.blobs.get(name), await store.blobs.has(name), await store.files.fetch(name)]).toEqual([
      null,
      false,
      null,
    ]);
    for (const writing of [
      () => store.blobs.keep(name, 'x'),
      () => store.blobs.replace(name, 'x', null),
      () => store.blobs.remove(name),
    ])
      await expect((async () => writing())()).rejects.toThrow('no name of a release store');
  },
);
