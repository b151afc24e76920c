import type { LocalDate } from '@latchkey/booking-core/dates';
import { describe, expect, it } from 'vitest';
import { book, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { expireBookings } from './expire-bookings.ts';
import { bothKinds } from '../../../../test/database-kinds.ts';

const hour = 3_600_000;

describe.each(bothKinds)('holds that run out together, on %s', (kind) => {
  const engine = openEngine(kind);

  it('all end, each with its event', async () => {
    const booked = [
      await book(engine),
      await book(engine),
      await book(engine, { checkIn: '2026-12-20', checkOut: '2026-12-23' }),
    ];
    engine.pass(hour);
    expect(await expireBookings(engine.deps)).toBe(3);
    expect(await Promise.all(booked.map(({ bookingId }) => statusOf(engine, bookingId)))).toEqual([
      'expired',
      'expired',
      'expired',
    ]);
    const events = await engine.deps.db
      .selectFrom('booking_event')
      .select(['type', 'sequence', 'actor'])
      .where('type', '=', 'expired')
      .orderBy('sequence')
      .execute();
    expect(events).toEqual(Array.from({ length: 3 }, () => ({ type: 'expired', sequence: 2, actor: 'clock' })));
    expect(await expireBookings(engine.deps)).toBe(0);
  });

  it('are free to the next guest, though no job has come by', async () => {
    await book(engine, { roomTypeId: 'garden-twin', rooms: 2 });
    engine.pass(hour);
    expect((await book(engine, { roomTypeId: 'garden-twin', rooms: 2 })).status).toBe('payment_pending');
  });

  it('end but for one that cannot', async () => {
    const { db } = engine.deps;
    const stuck = await book(engine, { checkIn: '2026-12-20', checkOut: '2026-12-22' });
    const other = await book(engine);
    const row = await db
      .deleteFrom('inventory')
      .where('hotel_id', '=', 1760)
      .where('date', '=', '2026-12-20' as LocalDate)
      .returningAll()
      .execute();
    engine.pass(hour);
    expect(await expireBookings(engine.deps)).toBe(1);
    expect([await statusOf(engine, other.bookingId), await statusOf(engine, stuck.bookingId)]).toEqual([
      'expired',
      'payment_pending',
    ]);
    await db
      .insertInto('inventory')
      .values(row.map((one) => ({ ...one, set_at: null })))
      .execute();
    expect(await expireBookings(engine.deps)).toBe(1);
  });
});
