import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@latchkey/releases/blobs';
import { afterAll, expect, it } from 'vitest';
import { openEngine } from '../../test/open-engine.ts';
import { exportHotel, importHotels } from './hotel-folders.ts';

const engine = openEngine();
const into = await mkdtemp(join(tmpdir(), 'latchkey-folders-'));
afterAll(() => rm(into, { recursive: true }));

const said: string[] = [];
const say = (line: string): void => void said.push(line);

it('imports folders, says what became of each, and exports one', async () => {
  const { db, clock, settings } = engine.deps;
  const deps = { db, clock, pictures: openStore(join(into, 'pictures')).blobs };
  expect(await importHotels(deps, settings.hotelsDirectory, [], say)).toBe(true);
  expect(await importHotels(deps, settings.hotelsDirectory, [join(into, '77-nowhere')], say)).toBe(false);
  expect(said).toEqual([
    'Every hotel is as its files are.',
    expect.stringMatching(/^fault {2}77-nowhere\/hotel.json is missing/),
    expect.any(String),
  ]);

  said.length = 0;
  expect(await exportHotel(engine.deps, '2116', into, say)).toBe(true);
  expect(said).toEqual([expect.stringMatching(/2116-sandalwood-palace, 4 files\.$/)]);
  expect(await readdir(join(into, '2116-sandalwood-palace'))).toContain('words.en.json');
  expect(await exportHotel(engine.deps, '77', into, say)).toBe(false);
  expect(await exportHotel(engine.deps, '2116', undefined, say)).toBe(false);
});

it('says of which own accounts nobody has given the keys', async () => {
  const { db, clock, settings } = engine.deps;
  const deps = { db, clock, pictures: openStore(join(into, 'pictures')).blobs };
  const folder = join(settings.hotelsDirectory, '1760-sandalwood-courtyard');
  const file = join(folder, 'hotel.json');
  const facts = await readFile(file, 'utf8');
  const { payment, ...rest } = JSON.parse(facts) as { readonly payment: object };
  const account = { gateway: 'stripe', vendor: 'own', superVendor: null };
  await writeFile(file, JSON.stringify({ ...rest, payment: { ...payment, ...account } }));
  said.length = 0;
  expect(await importHotels(deps, settings.hotelsDirectory, [folder], say)).toBe(true);
  await writeFile(file, facts);
  expect(await importHotels(deps, settings.hotelsDirectory, [folder], say)).toBe(true);
  expect(said).toEqual([
    'loaded 1760',
    expect.stringMatching(/^keys {3}1760 payment\.vendor is "own", and nobody has given the keys .* at stripe/),
    'loaded 1760',
  ]);
});
