import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { transact } from '../../../database/transact.ts';
import { lockRows } from '../inventory/inventory.queries.ts';
import { stockHotel } from './stock-hotel.ts';

const today = '2026-11-23' as LocalDate;

const engine = openEngine('postgresql');

const isWaited = async (): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      engine.deps.db,
    );
  return rows.length > 0;
};

it('locks rooms in the order of all who hold them, whatever order a hotel’s file has', async () => {
  const { db, hotels } = engine.deps;
  const hotel = await hotels.byId(1760);
  if (hotel === undefined) throw new Error('no hotel');
  const facts = {
    ...hotel.readFacts(),
    rooms: hotel.readFacts().rooms.toSorted((one, other) => (one.id > other.id ? -1 : 1)),
  };
  const [later, earlier] = facts.rooms.map(({ id }) => id);
  if (later === undefined || earlier === undefined) throw new Error('a hotel of one room type');
  let stocked: Promise<number> | undefined;
  await transact(db, async (tx) => {
    await lockRows(tx, [{ hotelId: 1760, date: today, roomTypeId: earlier }]);
    stocked = stockHotel(db, facts, today, true);
    await expect.poll(isWaited, { timeout: 5000 }).toBe(true);
    const free = await tx
      .selectFrom('inventory')
      .select('room_type_id')
      .where('hotel_id', '=', 1760)
      .where('date', '=', today)
      .where('room_type_id', '=', later)
      .forUpdate()
      .skipLocked()
      .execute();
    expect(free).toEqual([{ room_type_id: later }]);
  });
  expect(await stocked).toBeGreaterThan(0);
});
