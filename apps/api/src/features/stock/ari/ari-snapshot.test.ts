import { dayNumberOf, type LocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingLinesOf, freeFor, nightHours } from '@latchkey/booking-core/inventory';
import { noRestrictions } from '@latchkey/booking-core/restrictions';
import { byKey, keyOf } from '../inventory/inventory.service.ts';
import { dateOfDay } from './date-of-day.ts';
import { AriSnapshot, type RateRows, type RoomRows } from './ari-snapshot.ts';

const first = dayNumberOf('2026-12-01' as LocalDate);
const span = 12;
const times = { checkInTime: '13:30', checkOutTime: '10:15' };
const hotel = (isHourly: boolean): Parameters<typeof bookingLinesOf>[0] => ({
  ...times,
  rooms: [{ id: 'king', hourly: isHourly ? { cleaningHours: 1 } : null }],
});

const day = fc.record({
  total: fc.integer({ min: 0, max: 9 }),
  used: fc.integer({ min: 0, max: 9 }),
  hours: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 24, maxLength: 24 }),
});
const days = fc.array(fc.option(day), { minLength: span, maxLength: span });

const rate: RateRows = {
  roomTypeId: 'king',
  ratePlanId: 'flexible',
  priceForPax: [{ pax: 2, price: 4800 }],
  extraAdult: 900,
  extraChild: 400,
  ...noRestrictions,
  minStay: 2,
  isSold: true,
  days: [first, first + 2],
};

describe('an ARI snapshot', () => {
  it('says what the rows say of every stay', () => {
    fc.assert(
      fc.property(
        days,
        fc.boolean(),
        fc.integer({ min: 0, max: span - 1 }),
        fc.integer({ min: 1, max: 4 }),
        (given, isHourly, from, nights) => {
          const rows = given.flatMap((one, at) =>
            one === null
              ? []
              : [{ ...one, hours: isHourly ? one.hours : null, roomTypeId: 'king', days: [first + at] }],
          );
          const snapshot = new AriSnapshot(first, rows satisfies RoomRows[], []);
          const inventory = byKey(
            rows.map(({ days: [on = 0], roomTypeId, ...row }) => ({
              ...row,
              hours: row.hours,
              date: dateOfDay(on),
              room_type_id: roomTypeId,
            })),
          );
          const [checkIn, checkOut] = [dateOfDay(first + from), dateOfDay(first + from + nights)];
          const rooms = [{ roomTypeId: 'king', ratePlanId: '', adults: 1, childAges: [], infants: 0 }];
          const lines = bookingLinesOf(hotel(isHourly), { stay: { kind: 'nights', checkIn, checkOut }, rooms });
          const expected = Math.min(...lines.map((line) => freeFor(line, inventory.get(keyOf(line)))));
          expect(Math.min(...lines.map((line) => snapshot.freeFor(line)))).toBe(expected);
          expect(snapshot.freeForNights('king', first + from, nights, nightHours(times))).toBe(expected);
        },
      ),
    );
  });

  it('holds any count of rooms and any price, or says that it has no place for them', () => {
    const row: RoomRows = { roomTypeId: 'king', days: [first], total: 254, used: 3, hours: null };
    const [small, large] = [row, { ...row, total: 255 }].map(
      (one) =>
        new AriSnapshot(first, [one], [{ ...rate, priceForPax: [{ pax: 2, price: 9_000_000_000 }], days: [first] }]),
    );
    const freeOn = (snapshot: AriSnapshot | undefined): number | undefined =>
      snapshot?.freeForNights('king', first, 1, nightHours(times));
    expect([freeOn(small), freeOn(large)]).toEqual([251, 252]);
    expect(small?.ratesOf('king flexible').rateOn(first)?.priceForPax).toEqual([{ pax: 2, price: 9_000_000_000 }]);
    expect(large?.writeRooms(first, first, [{ ...row, total: 400 }])).toBe(true);
    expect(freeOn(large)).toBe(397);
    expect(small?.writeRooms(first, first, [{ ...row, total: 255 }])).toBe(false);
  });

  it('knows its rates by day, and forgets what is written over', () => {
    const snapshot = new AriSnapshot(
      first,
      [{ roomTypeId: 'king', days: [first, first + span], total: 3, used: 0, hours: null }],
      [rate],
    );
    const { roomTypeId: _room, ratePlanId: _plan, days: _days, ...undated } = rate;
    expect([0, 1, 2].map((at) => snapshot.ratesOf('king flexible').rateOn(first + at))).toEqual([
      undated,
      null,
      undated,
    ]);
    expect(
      snapshot.writeRates(first + 2, first + 3, [
        { ...rate, priceForPax: [{ pax: 2, price: 5100 }], maxStay: 7, days: [first + 3] },
      ]),
    ).toBe(true);
    expect([0, 2, 3].map((at) => snapshot.ratesOf('king flexible').rateOn(first + at)?.priceForPax[0]?.price)).toEqual([
      4800,
      undefined,
      5100,
    ]);
    expect(snapshot.ratesOf('king flexible').rateOn(first + 3)?.maxStay).toBe(7);
    expect(snapshot.writeRates(first, first, [{ ...rate, ratePlanId: 'new' }])).toBe(false);
    expect(snapshot.ratesOf('king other').rateOn(first)).toBeNull();
    expect(snapshot.ratesOf('king flexible').rateOn(first - 1)).toBeNull();
  });
});
