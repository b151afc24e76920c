import { mkdtemp, readdir, rm } from 'node:fs/promises';
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
