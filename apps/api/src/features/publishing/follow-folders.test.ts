import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@latchkey/releases/blobs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEngine } from '../../../test/open-engine.ts';
import { writeTestHotels } from '../../../test/test-hotels.ts';
import { followFolders } from './follow-folders.ts';

const engine = openEngine();
let directory: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  directory = await writeTestHotels();
  stop = await followFolders(engine.deps, directory, openStore(join(directory, 'pictures')).blobs);
});
afterAll(async () => {
  await stop();
  await rm(directory, { recursive: true });
});

it('shows an edited file without a start', async () => {
  const file = join(directory, '2116-sandalwood-palace', 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...facts, checkInTime: '16:16' }));
  await expect
    .poll(
      async () => {
        engine.pass(1001);
        return (await engine.deps.hotels.byId(2116))?.sale.checkInTime;
      },
      { timeout: 10_000 },
    )
    .toBe('16:16');
});
