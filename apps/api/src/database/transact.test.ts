import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../test/open-engine.ts';
import { noteStockChange, onStockChange, type StockChange } from './stock-changes.ts';
import { transact } from './transact.ts';
import { bothKinds } from '../../test/database-kinds.ts';

const change: StockChange = {
  hotelId: 1760,
  what: 'rooms',
  first: '2026-12-02' as LocalDate,
  last: '2026-12-04' as LocalDate,
};

describe.each(bothKinds)('a transaction on %s tells what it changes', (kind) => {
  const engine = openEngine(kind);

  const heardOf = async (run: () => Promise<unknown>): Promise<StockChange[]> => {
    const heard: StockChange[] = [];
    onStockChange(engine.deps.db, (one) => void heard.push(one));
    await run();
    return heard;
  };

  it('where it is committed, though its connection is lost before that is answered', async () => {
    const heard = await heardOf(async () => {
      const lost = transact(engine.deps.db, async (tx) => {
        noteStockChange(tx, change);
        await sql`commit`.execute(tx);
        throw new Error('Connection terminated unexpectedly');
      });
      await expect(lost).rejects.toThrow('Connection terminated');
    });
    expect(heard).toEqual([change]);
  });

  it('but for one that is undone', async () => {
    const undone = (): Promise<string> =>
      transact(engine.deps.db, async (tx, rollback) => {
        noteStockChange(tx, change);
        return rollback('nothing');
      });
    expect(await heardOf(undone)).toEqual([]);
  });
});
