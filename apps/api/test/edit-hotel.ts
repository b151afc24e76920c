import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { HotelFolder } from '../src/features/catalogue/hotel-files/hotel-folder.types.ts';
import type { HotelWords } from '@latchkey/hotel-document/words';
import { writeHotel } from '../src/features/publishing/load-hotels.queries.ts';
import { stockHotel } from '../src/features/stock/stocking/stock-hotel.ts';
import { propertyToday } from '../src/features/catalogue/hotels/property-today.ts';
import { transact } from '../src/database/transact.ts';
import type { TestEngine } from './test-engine.ts';

type Edited = { facts: HotelFacts; words: Record<string, HotelWords> };

/** The files of a hotel as they are known. */
export async function filesOf({ deps }: TestEngine, hotelId: number): Promise<HotelFolder> {
  const row = await deps.db.selectFrom('hotel').selectAll().where('hotel_id', '=', hotelId).executeTakeFirstOrThrow();
  const words = await deps.db.selectFrom('hotel_words').selectAll().where('hotel_id', '=', hotelId).execute();
  return {
    facts: row.facts,
    images: row.images,
    films: row.films,
    fingerprint: row.fingerprint,
    texts: {},
    words: Object.fromEntries(words.map(({ language, words: one }) => [language, one])) as HotelFolder['words'],
  };
}

/** Loads a hotel from other files, as a restart after an edit does. */
export async function loadFiles(engine: TestEngine, files: HotelFolder): Promise<void> {
  const { db, clock } = engine.deps;
  await transact(db, (tx) => writeHotel(tx, files, clock()));
  await stockHotel(db, files.facts, propertyToday(files.facts.timeZone, clock()), true);
  // The directory looks anew every two seconds, before or after its last look; the clock may have been set back since.
  for (const ms of [2500, 5000]) {
    engine.pass(ms);
    await engine.deps.hotels.byId(files.facts.id);
  }
}

/** Has each test of a block find a hotel's files as they are before it. */
export function restoreFiles(engine: TestEngine, hotelId: number): void {
  let files: HotelFolder;
  beforeEach(async () => {
    files = await filesOf(engine, hotelId);
  });
  afterEach(() => loadFiles(engine, files));
}

/** Edits the files of a hotel; the answer brings the old ones back. */
export async function editHotel(
  engine: TestEngine,
  hotelId: number,
  edit: (files: Edited) => void,
): Promise<() => Promise<void>> {
  const before = await filesOf(engine, hotelId);
  const files = structuredClone({ facts: before.facts, words: before.words }) as unknown as Edited;
  edit(files);
  await loadFiles(engine, {
    ...before,
    facts: files.facts,
    words: files.words as unknown as HotelFolder['words'],
    fingerprint: randomUUID(),
  });
  return () => loadFiles(engine, before);
}
