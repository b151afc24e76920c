import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEngine } from '../../../test/open-engine.ts';
import { loadHotels } from './load-hotels.ts';

const engine = openEngine();
const folders = { 1188: '1188-haus-linde', 2116: '2116-sandalwood-palace' } as const;

const give = async (hotelId: keyof typeof folders, hosts: readonly string[]): Promise<void> => {
  const file = join(engine.deps.settings.hotelsDirectory, folders[hotelId], 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...facts, hosts }));
};
const load = (only: readonly string[] | null = null) =>
  loadHotels(engine.deps.db, engine.deps.settings.hotelsDirectory, engine.deps.clock(), { only });
const hotelAt = async (host: string): Promise<number | undefined> => {
  engine.pass(501);
  return (await engine.deps.hotels.byHost(host))?.id;
};

it('refuses a host that another hotel has, until that lets it go', async () => {
  await give(1188, ['haus-linde.localhost', 'palace.localhost']);
  expect(await load([folders[1188]])).toMatchObject({
    loaded: [],
    faults: [{ folder: folders[1188], message: 'host palace.localhost already belongs to hotel 2116' }],
  });
  expect(await hotelAt('palace.localhost')).toBe(2116);
  await give(2116, ['palast.localhost']);
  const { loaded, faults } = await load();
  expect([new Set(loaded), faults]).toEqual([new Set([1188, 2116]), []]);
  expect([await hotelAt('palace.localhost'), await hotelAt('palast.localhost')]).toEqual([1188, 2116]);
});

it('loads some folders without a word of the others', async () => {
  expect(await load([folders[2116]])).toMatchObject({ loaded: [], faults: [], gone: [] });
  await give(2116, ['palace-again.localhost']);
  expect(await load([folders[2116]])).toMatchObject({ loaded: [2116], faults: [], gone: [] });
});
