import { rm } from 'node:fs/promises';
import type { BlobStore } from '@latchkey/releases/blobs';
import { sql } from 'kysely';
import type { Database } from '../src/database/database.types.ts';
import { migrate } from '../src/database/migrate.ts';
import { loadHotels } from '../src/features/publishing/load-hotels.ts';
import { prepareInvariants } from './invariants.ts';
import { writeTestHotels } from './test-hotels.ts';

/** A Monday morning in Bengaluru and a Monday still in Berlin. */
export const testStart = new Date('2026-11-23T06:00:00Z');

/** Makes an empty database into the one that every test engine starts with: its tables, the test hotels, their pictures and stock. */
export async function prepareDatabase(db: Database, pictures: BlobStore): Promise<void> {
  await migrate(db);
  const hotels = await writeTestHotels();
  const { faults } = await loadHotels(db, hotels, testStart, { pictures });
  await rm(hotels, { recursive: true, force: true });
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  await keepStock(db);
  await prepareInvariants(db);
}

/** Keeps rooms and prices as they are now, beside those that tests change: a reset puts these back. */
export async function keepStock(db: Database): Promise<void> {
  for (const table of ['rate', 'inventory']) await sql.raw(`drop table if exists ${table}_start`).execute(db);
  for (const table of ['rate', 'inventory'])
    await sql.raw(`create table ${table}_start as select * from ${table}`).execute(db);
}
