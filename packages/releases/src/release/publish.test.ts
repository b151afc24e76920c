import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
