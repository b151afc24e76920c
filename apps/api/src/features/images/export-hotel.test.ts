import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@latchkey/releases/blobs';
import { afterAll, expect, it } from 'vitest';
import { openEngine } from '../../../test/open-engine.ts';
import { createHotelDirectory } from '../catalogue/hotels/hotel-directory.ts';
import { loadHotels } from '../publishing/load-hotels.ts';
import { exportHotel } from './export-hotel.ts';
import { createImageStore } from './image-store.ts';

const engine = openEngine();
const demo = join(import.meta.dirname, '../../../hotels');
const into = await mkdtemp(join(tmpdir(), 'latchkey-export-'));
afterAll(() => rm(into, { recursive: true }));

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

it('gives every demo hotel back as it was imported, to the byte, and an import of that changes nothing', async () => {
  const { db, clock } = engine.deps;
  const store = openStore(join(into, 'pictures'));
  await loadHotels(db, demo, clock(), { pictures: store.blobs });
  const hotels = createHotelDirectory(db, clock, 10_000_000);
  const images = createImageStore(store);
  const folders = (await readdir(demo)).filter((name) => /^\d+-/.test(name));
  expect(folders).toHaveLength(7);
  for (const folder of folders) {
    const hotel = await hotels.byId(Number.parseInt(folder, 10));
    if (hotel === undefined) throw new Error(`${folder} was not imported`);
    expect(await exportHotel({ db, images }, hotel, into)).toMatchObject({
      kind: 'written',
      folder: join(into, folder),
    });
    const files = await filesIn(join(demo, folder));
    expect(await filesIn(join(into, folder))).toEqual(files);
    for (const file of files)
      expect([file, await readFile(join(into, folder, file))]).toEqual([
        file,
        await readFile(join(demo, folder, file)),
      ]);
  }
  expect(await loadHotels(db, into, clock(), { only: folders })).toMatchObject({ loaded: [], faults: [], gone: [] });
});
