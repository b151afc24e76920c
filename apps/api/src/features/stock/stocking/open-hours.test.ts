import type { LocalDate } from '@latchkey/booking-core/dates';
import { describe, expect, it } from 'vitest';
import { book, quoteFor } from '../../../../test/journeys.ts';
import { requireInvariants } from '../../../../test/invariants.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { stockHotel } from './stock-hotel.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

const today = '2026-11-23' as LocalDate;
const twin = { roomTypeId: 'garden-twin', checkIn: '2026-12-02', checkOut: '2026-12-04' };

describe.each(databaseKinds)('rooms that are sold by the hour from now on, on %s', (kind) => {
  const engine = openEngine(kind);

  const hoursOn = async (date: string): Promise<number[] | null | undefined> => {
    const row = await engine.deps.db
      .selectFrom('inventory')
      .select('hours')
      .where('hotel_id', '=', 1760)
      .where('room_type_id', '=', twin.roomTypeId)
      .where('date', '=', date as LocalDate)
      .executeTakeFirst();
    return row?.hours;
  };
  const filled = (hours: number[] | null | undefined): number[] =>
    (hours ?? []).flatMap((used, hour) => (used > 0 ? [hour] : []));

  it('keep who sleeps in them until the last morning, and are sold as before', async () => {
    const { db, hotels } = engine.deps;
    const hotel = await hotels.byId(1760);
    const king = hotel?.readFacts().rooms.find((room) => room.hourly !== null);
    if (hotel === undefined || king === undefined) throw new Error('no hotel with hours');
    const kept = await book(engine, twin);
    const gone = await book(engine, twin);
    await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${gone.bookingId}/cancellation`,
      headers: { cookie: gone.cookie, 'idempotency-key': 'cancel-one' },
      payload: { refund: 0 },
    });
    expect(await hoursOn('2026-12-02')).toBeNull();
    const facts: HotelFacts = {
      ...hotel.readFacts(),
      rooms: hotel
        .readFacts()
        .rooms.map((room) => (room.id === twin.roomTypeId ? { ...room, hourly: king.hourly } : room)),
    };
    await stockHotel(db, facts, today, true);
    const [arrival, between, lastMorning, after] = await Promise.all(
      ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'].map(hoursOn),
    );
    expect([filled(arrival)[0], filled(between).length, filled(lastMorning).at(-1), filled(after)]).toEqual([
      14,
      24,
      10,
      [],
    ]);
    await requireInvariants(db);
    await stockHotel(db, facts, today, true);
    expect(await hoursOn('2026-12-04')).toEqual(lastMorning);
    expect(
      (await quoteFor(engine, { ...twin, checkIn: '2026-12-07', checkOut: '2026-12-09' })).quoteToken,
    ).toBeTruthy();
    await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${kept.bookingId}/cancellation`,
      headers: { cookie: kept.cookie, 'idempotency-key': 'cancel-two' },
      payload: { refund: 0 },
    });
    expect(filled(await hoursOn('2026-12-04'))).toEqual([]);
  });
});
