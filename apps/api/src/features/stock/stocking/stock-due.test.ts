import { expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { stockDue } from './stock-due.ts';

const engine = openEngine('postgresql');
const hourMs = 3_600_000;

const stockedOf = async (hotelId: number): Promise<string | null | undefined> =>
  (
    await engine.deps.db
      .selectFrom('hotel_stock')
      .select('stocked_until')
      .where('hotel_id', '=', hotelId)
      .executeTakeFirst()
  )?.stocked_until;

it('gives each hotel its next night when its own day begins, and asks no other', async () => {
  // Monday, 11:30 in Bengaluru and 7:00 in Berlin.
  expect(await stockDue(engine.deps)).toBe(0);
  const [bengaluru, berlin] = [await stockedOf(1760), await stockedOf(1188)];
  engine.pass(14 * hourMs);
  expect(await stockDue(engine.deps), 'the two of India').toBe(2);
  expect(await stockedOf(1760)).not.toBe(bengaluru);
  expect(await stockedOf(1188)).toBe(berlin);
  engine.pass(4 * hourMs);
  expect(await stockDue(engine.deps)).toBe(1);
  expect(await stockedOf(1188)).not.toBe(berlin);
  expect(await stockDue(engine.deps)).toBe(0);
});

it('goes on where one cannot be stocked, and comes back to it', async () => {
  const { db } = engine.deps;
  await db.insertInto('hotel_stock').values({ hotel_id: 1, stocked_until: null }).execute();
  await db.updateTable('hotel_stock').set({ due_at: null }).where('hotel_id', '=', 1760).execute();
  expect(await stockDue(engine.deps)).toBe(2);
  expect(await stockDue(engine.deps)).toBe(0);
  engine.pass(hourMs);
  expect(await stockDue(engine.deps)).toBe(1);
});
