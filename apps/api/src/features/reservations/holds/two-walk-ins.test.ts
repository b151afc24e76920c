import { bookingLinesOf } from '@latchkey/booking-core/inventory';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { liveQuote } from '../../../../test/hold-requests.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { transact } from '../../../database/transact.ts';
import { lockRows } from '../../stock/inventory/inventory.queries.ts';
import { bookForProperty, type WalkIn, type WalkInOutcome } from './book-for-property.ts';

describe('a quote that a property books twice at once', () => {
  const engine = openEngine();
  const waiting = async (): Promise<number> => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(engine.deps.db);
    return rows.length;
  };
  /** Books by two keys, of which the second comes while the first waits for its rooms. */
  const twice = async (...keys: readonly string[]): Promise<WalkInOutcome[]> => {
    const { hotel, quote } = await liveQuote(engine);
    const asked: WalkIn = {
      quoteToken: quote.quoteToken,
      guest: { fullName: 'Meera Nair', phone: '98450 12399' },
      locale: 'en',
      pays: 'at_property',
    };
    const outcomes: Promise<WalkInOutcome>[] = [];
    await transact(engine.deps.db, async (tx) => {
      const lines = bookingLinesOf(hotel.sale, quote.selection);
      await lockRows(
        tx,
        lines.map(({ date, roomTypeId }) => ({ hotelId: 1760, date, roomTypeId })),
      );
      for (const key of keys) {
        const scoped = { hotelId: 1760, scope: 'walk-in', key, requestHash: 'same' };
        outcomes.push(bookForProperty(engine.deps, asked, scoped));
        await expect.poll(waiting, { timeout: 5000 }).toBe(outcomes.length);
      }
    });
    return Promise.all(outcomes);
  };

  it('by one key is one booking, told twice', async () => {
    const [first, second] = await twice('one', 'one');
    expect(first).toHaveProperty('bookingId');
    expect(second).toEqual(first);
  });

  it('by two keys is one booking, of which the second is told that there is one', async () => {
    const [first, second] = await twice('one', 'two');
    expect(first).toHaveProperty('bookingId');
    expect(second).toEqual({ refused: 'already_booked' });
  });
});
