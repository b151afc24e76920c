import type { LocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingLine, bookingLinesOf } from '@latchkey/booking-core/inventory';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { transact } from '../../../database/transact.ts';
import type { HotelRecord } from '../../catalogue/hotels/hotel-record.ts';
import { inventoryBetween } from './inventory.queries.ts';
import { giveRooms, takeRooms } from './inventory.service.ts';

type Stay = Parameters<typeof bookingLinesOf>[1]['stay'];
const king = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 1, childAges: [], infants: 0 };
const day = (offset: number): LocalDate =>
  new Date(Date.UTC(2026, 11, 1 + offset)).toISOString().slice(0, 10) as LocalDate;

const stays = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 3 }))
    .map(([from, nights]) => ({ kind: 'nights', checkIn: day(from), checkOut: day(from + nights) }) as Stay),
  fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 12 }))
    .map(([date, startHour, hours]) => ({ kind: 'hours', date: day(date), startHour, hours }) as Stay),
);

describe('rooms', () => {
  let engine: TestEngine;
  let hotel: HotelRecord;
  beforeAll(async () => {
    engine = await startTestEngine();
    hotel = (await engine.deps.hotels.byId(1760)) as HotelRecord;
  });
  afterAll(() => engine.close());

  const rowsNow = async (): Promise<object[]> =>
    (await inventoryBetween(engine.deps.db, 1760, day(-1), day(10)))
      .map((row) => ({ ...row }))
      .sort((a, b) => `${a.date}${a.room_type_id}`.localeCompare(`${b.date}${b.room_type_id}`));

  it('given back leave every counter as it was, whatever nights and hours were taken, and no hour holds more than there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stays, { minLength: 1, maxLength: 8 }), async (all) => {
        const before = await rowsNow();
        const taken: BookingLine[][] = [];
        for (const stay of all) {
          const lines = bookingLinesOf(hotel.sale, { stay, rooms: [king] });
          if ((await transact(engine.deps.db, (tx) => takeRooms(tx, 1760, lines))) === 'taken') taken.push(lines);
        }
        expect(taken.length).toBeGreaterThan(0);
        for (const lines of taken) await transact(engine.deps.db, (tx) => giveRooms(tx, 1760, lines));
        expect(await rowsNow()).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  it('left in the morning are free for the day’s hours, and the slot’s cleaning keeps its hour', () => {
    const night = bookingLinesOf(hotel.sale, {
      stay: { kind: 'nights', checkIn: day(0), checkOut: day(1) } as Stay,
      rooms: [king],
    });
    expect(night.map(({ date, night: isNight, hourFrom, hourTo }) => [date, isNight, hourFrom, hourTo])).toEqual([
      [day(0), true, 14, 24],
      [day(1), false, 0, 11],
    ]);
    const slot = bookingLinesOf(hotel.sale, {
      stay: { kind: 'hours', date: day(0), startHour: 22, hours: 3 } as Stay,
      rooms: [king],
    });
    expect(slot.map(({ date, hourFrom, hourTo }) => [date, hourFrom, hourTo])).toEqual([
      [day(0), 22, 24],
      [day(1), 0, 2],
    ]);
  });
});
