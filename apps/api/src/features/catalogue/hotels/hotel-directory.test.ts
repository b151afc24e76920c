import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesOf } from '../../../../test/edit-hotel.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { transact } from '../../../database/transact.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { writeHotel } from '../../publishing/load-hotels.queries.ts';
import { createHotelDirectory, type HotelDirectory } from './hotel-directory.ts';

const engine = openEngine('postgresql');

let now = Date.parse('2026-11-23T06:00:00Z');
let directory: HotelDirectory;
const statements: string[] = [];
const listen = (statement: unknown): void => void statements.push(String(statement));

beforeEach(() => {
  directory = createHotelDirectory(engine.deps.db, () => new Date(now), 1_000_000);
  statements.length = 0;
  subscribe('latchkey.sql', listen);
});
afterEach(() => void unsubscribe('latchkey.sql', listen));

/** Writes a hotel anew, as another process does. */
const write = async (hotelId: number, facts: Partial<HotelFacts>): Promise<void> => {
  const files = await filesOf(engine, hotelId);
  const changed = { ...files, facts: { ...files.facts, ...facts }, fingerprint: JSON.stringify(facts) };
  await transact(engine.deps.db, (tx) => writeHotel(tx, changed, new Date(now)));
};
const pass = (): void => void (now += 501);

it('knows within half a second what another process changed of a hotel, its slug and its hosts', async () => {
  expect((await directory.bySlug('haus-linde'))?.id).toBe(1188);
  expect(await directory.byHost('ulme.example')).toBeUndefined();
  await write(1188, { slug: 'haus-ulme', hosts: ['ulme.example'], checkInTime: '16:00' });
  expect((await directory.byId(1188))?.sale.checkInTime, 'less than half a second ago').not.toBe('16:00');
  pass();
  expect((await directory.bySlug('haus-ulme'))?.sale.checkInTime).toBe('16:00');
  expect(await directory.bySlug('haus-linde')).toBeUndefined();
  expect((await directory.byHost('ulme.example'))?.id).toBe(1188);

  // A host that goes from one hotel to another.
  await write(1188, { slug: 'haus-linde', hosts: ['haus-linde.localhost'] });
  await write(1760, { hosts: ['sandalwood.localhost', 'ulme.example'] });
  pass();
  expect((await directory.byHost('ulme.example'))?.id).toBe(1760);
});

it('asks twice a second at most whether any hotel changed, and for nothing else that it knows', async () => {
  for (const host of ['palace.localhost', 'nobody.example']) await directory.byHost(host);
  statements.length = 0;
  for (let at = 0; at < 3; at += 1) {
    await Promise.all([
      directory.byHost('palace.localhost'),
      directory.byHost('nobody.example'),
      directory.byId(2116),
      directory.byId(2116),
    ]);
    pass();
  }
  // What is remembered of nobody goes with the first change that is told, and is read once more.
  expect(statements.filter((one) => !one.includes('"version" > $1'))).toEqual([]);
  expect(statements).toHaveLength(2);
});

it('reads a hotel that many ask for at once one time, and one that nobody has not again', async () => {
  await Promise.all(Array.from({ length: 5 }, () => directory.byId(1760)));
  for (let at = 0; at < 2; at += 1) expect(await directory.byId(404)).toBeUndefined();
  const reads = statements.filter((one) => one.startsWith('select * from "hotel" where'));
  expect(reads).toHaveLength(2);
});

it('does not keep what was read while the hotel was written', async () => {
  await directory.byId(2116);
  pass();
  // Read before the change, and told of it only after.
  const { db } = engine.deps;
  const began = directory.byId(1760);
  await write(1760, { checkInTime: '11:11' });
  await began;
  pass();
  expect((await directory.byId(1760))?.sale.checkInTime).toBe('11:11');
  expect((await db.selectFrom('hotel_version').select('last').execute())[0]?.last).toBeGreaterThan(0);
});
