import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { holdRequest } from '../../../../test/hold-requests.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { Database } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import { lockRows } from '../../stock/inventory/inventory.queries.ts';
import { createHoldQueue } from './hold-queue.ts';
import type { HoldAnswer, HoldAsked } from './hold-together.ts';

describe('transactions of bookings that are asked for at once', () => {
  const engine = openEngine();
  const asked = async (...hotelIds: readonly number[]): Promise<HoldAsked[]> => {
    const all: HoldAsked[] = [];
    for (const hotelId of hotelIds) all.push(await holdRequest(engine, { hotelId }));
    return all;
  };
  const hold = (all: readonly HoldAsked[], isSharded?: boolean): Promise<HoldAnswer[]> => {
    const queue = createHoldQueue(engine.deps.db, isSharded);
    return Promise.all(all.map((one) => queue.hold(one)));
  };
  /** The number of the transaction that has written each booking, by hotel. */
  const writtenBy = async (): Promise<Map<number, Set<string>>> => {
    const { rows } = await sql<{
      id: number;
      tx: string;
    }>`select hotel_id as id, xmin::text as tx from booking`.execute(engine.deps.db);
    return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, its]) => [id, new Set(its.map(({ tx }) => tx))]));
  };

  it('are one for all hotels', async () => {
    expect(await hold(await asked(1760, 2116, 1760))).toEqual(['held', 'held', 'held']);
    const [one = new Set(), other] = (await writtenBy()).values();
    expect([one.size, other]).toEqual([1, one]);
  });

  it('are one a hotel where those lie on several servers', async () => {
    const all = await asked(1760, 2116, 1760, 1188, 2116);
    expect(await hold(all, true)).toEqual(['held', 'held', 'held', 'held', 'held']);
    const written = [...(await writtenBy()).values()].map((its) => [...its]);
    expect(written.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(new Set(written.flat()).size).toBe(3);
  });

  it('are one a hotel where somebody has locked the rooms of one: the other does not wait', async () => {
    const [locked, free] = await asked(1760, 2116);
    if (locked === undefined || free === undefined) throw new Error('none asked');
    const queue = createHoldQueue(engine.deps.db);
    let held: Promise<HoldAnswer> | undefined;
    await transact(engine.deps.db, async (tx) => {
      await lockRows(
        tx,
        locked.booking.lines.map(({ date, roomTypeId }) => ({ hotelId: 1760, date, roomTypeId })),
      );
      held = queue.hold(locked);
      expect(await queue.hold(free)).toBe('held');
    });
    expect(await held).toBe('held');
  });

  it.each([
    ['for all, where they cannot be written for a lock', '55P03', 2, 2],
    ['for each alone, where they cannot be written otherwise', '42P01', 2, 4],
    ['once more with patience, for a single one', '42P01', 1, 2],
  ])('are tried %s', async (_, code, count, tries) => {
    let tried = 0;
    const db = engine.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        if (!JSON.stringify(node).includes('"idempotency"')) return node;
        tried += 1;
        throw Object.assign(new Error('no'), { code });
      },
      transformResult: async ({ result }) => result,
    }) as Database;
    const queue = createHoldQueue(db);
    const all = await asked(...Array.from({ length: count }, () => 1760));
    const settled = await Promise.allSettled(all.map((one) => queue.hold(one)));
    expect(settled).toEqual(
      all.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code }) as unknown })),
    );
    expect(tried).toBe(tries);
  });
});
