import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { promote, unfitFor } from './promote.ts';
import { publish } from './publish.ts';
import { openReleaseStore, type ReleaseStore } from './store.ts';

const now = new Date('2026-11-20T08:00:00Z');
let store: ReleaseStore;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'latchkey-releases-'));
  store = openReleaseStore(path.join(folder, 'store'));
});

/** A built app as the presets leave it. */
function built(app: string, code: string, singletons: Record<string, string> = { react: '19.3.1' }): string {
  const directory = path.join(folder, `${app}-${Math.random().toString(36).slice(2)}`);
  const kind = app === 'shell' ? 'shell' : 'remote';
  mkdirSync(path.join(directory, 'dist/browser'), { recursive: true });
  mkdirSync(path.join(directory, 'dist/server'), { recursive: true });
  const hash = code.length.toString(16).padStart(8, '0');
  const record = {
    app,
    version: '1.0.0',
    kind,
    files: [`a.${hash}.js`, `remoteEntry.${hash}.js`],
    parts: { './screens/a': { scripts: [`a.${hash}.js`], styles: [] } },
    remoteEntry: `remoteEntry.${hash}.js`,
    words: {},
    fonts: [],
    singletons,
  };
  writeFileSync(path.join(directory, 'dist/browser/build-record.json'), JSON.stringify(record));
  writeFileSync(path.join(directory, `dist/browser/a.${hash}.js`), code);
  writeFileSync(path.join(directory, `dist/browser/remoteEntry.${hash}.js`), `entry ${code}`);
  writeFileSync(path.join(directory, `dist/server/server.${hash}.cjs`), `server ${code}`);
  writeFileSync(
    path.join(directory, 'dist/server/server-record.json'),
    JSON.stringify({ bundle: `server.${hash}.cjs` }),
  );
  return directory;
}

test('the same build twice is one release; another build is another', async () => {
  const first = await publish(store, built('checkout', 'one'));
  expect((await publish(store, built('checkout', 'one'))).id).toBe(first.id);
  expect((await publish(store, built('checkout', 'another'))).id).not.toBe(first.id);
});

test('a released file has its integrity and its brotli twin, and stays when the next release comes', async () => {
  const first = await publish(store, built('checkout', 'one'));
  await promote(store, [first], now);
  const second = await publish(store, built('checkout', 'another'));
  await promote(store, [second], now);
  const file = path.join(store.directory, 'assets/checkout/a.00000003.js');
  expect(readFileSync(file, 'utf8')).toBe('one');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('one');
  expect(first.files['a.00000003.js']?.integrity).toMatch(/^sha256-[\w+/]{43}=$/);
  expect(existsSync(path.join(store.directory, 'assets/checkout/build-record.json'))).toBe(false);
  expect((await store.composition()).live).toEqual({ checkout: second.id });
  expect((await store.composition()).superseded).toEqual([{ app: 'checkout', id: first.id, until: now.toISOString() }]);
});

test('a remote that needs what the shell does not provide is refused, and nothing changes', async () => {
  const shell = await publish(store, built('shell', 'shell'));
  await promote(store, [shell], now);
  const ahead = await publish(store, built('checkout', 'ahead', { react: '20.0.0' }));
  expect(unfitFor(ahead, [shell])).toEqual([
    { singleton: 'react', needs: '^20.0.0', shell: shell.id, provides: '19.3.1' },
  ]);
  expect((await promote(store, [ahead], now)).kind).toBe('unfit');
  expect((await store.composition()).live['checkout']).toBeUndefined();
});

test('a remote must fit the shell before the live one too: pages of it are still open', async () => {
  const old = await publish(store, built('shell', 'old shell'));
  await promote(store, [old], now);
  const next = await publish(store, built('shell', 'a newer shell', { react: '19.4.0' }));
  await promote(store, [next], now);
  const remote = await publish(store, built('checkout', 'needs the newer', { react: '19.4.0' }));
  expect(await promote(store, [remote], now)).toMatchObject({
    kind: 'unfit',
    reasons: [{ shell: old.id, provides: '19.3.1' }],
  });
});

test('a release is found by its names alone', async () => {
  const release = await publish(store, built('checkout', 'one'));
  expect(await store.release('checkout', release.id)).toEqual(release);
  expect(await store.release('checkout', '../../composition')).toBeNull();
  expect(await store.release('../x', release.id)).toBeNull();
});

test('a composition that names nothing live is not taken for one', async () => {
  for (const broken of ['{}', '{"live":null}', '[]', '3']) {
    await store.write('composition.json', broken);
    await expect(store.composition()).rejects.toThrow('no live releases');
  }
});

test('a build that lies beside files of another one is the release it was alone', async () => {
  const first = built('checkout', 'good');
  const release = await publish(store, first);
  // A cache restores files without taking away those of the build before.
  for (const file of ['browser/a.deadbeef.js', 'server/server.00000000.cjs'])
    writeFileSync(path.join(first, 'dist', file), 'of another build');
  expect(await publish(store, first)).toEqual(release);
  expect(release.server).not.toContain('00000000');
});

test('a build with a file missing is refused by name', async () => {
  const directory = built('checkout', 'half');
  rmSync(path.join(directory, 'dist/browser/a.00000004.js'));
  await expect(publish(store, directory)).rejects.toThrow('a.00000004.js is missing');
});

test('releases that go live at the same time are all kept', async () => {
  await promote(store, [await publish(store, built('shell', 'shell'))], now);
  for (let round = 0; round < 25; round++) {
    const apps = ['checkout', 'marketing', 'itinerary'];
    const releases = await Promise.all(apps.map((app) => publish(store, built(app, `${app} ${'x'.repeat(round)}`))));
    await Promise.all(releases.map((release) => promote(openReleaseStore(store.directory), [release], now)));
    const { live } = await store.composition();
    expect(apps.map((app) => live[app])).toEqual(releases.map(({ id }) => id));
  }
});

test('a file whose publish was killed gets its brotli twin from the next', async () => {
  const directory = built('checkout', 'killed');
  const { files } = await publish(store, directory);
  const name = Object.keys(files)[0] ?? '';
  const file = path.join(store.directory, 'assets/checkout', name);
  rmSync(file);
  rmSync(`${file}.br`);
  rmSync(path.join(store.directory, 'releases'), { recursive: true });
  writeFileSync(`${file}.br.123.tmp`, 'half');
  await publish(store, directory);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(readFileSync(file, 'utf8'));
});
