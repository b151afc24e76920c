import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Stay } from '../stay/stay.types.ts';
import { bookingLinesOf, type HoursOfHotel } from './booking-lines.ts';
import { linesUntil } from './lines-until.ts';

const day = (offset: number): LocalDate => addDays('2026-12-01' as LocalDate, offset);
const hotel: HoursOfHotel = {
  checkInTime: '14:00',
  checkOutTime: '11:00',
  rooms: [
    { id: 'king', hourly: { cleaningHours: 1 } },
    { id: 'twin', hourly: null },
  ],
};
const nights = (from: number, to: number): Stay => ({ kind: 'nights', checkIn: day(from), checkOut: day(to) });
const hours = (startHour: number, length: number): Stay => ({ kind: 'hours', date: day(0), startHour, hours: length });
const left = (stay: Stay, roomTypeId: string, date: number, hour: number) => {
  const lines = bookingLinesOf(hotel, { stay, rooms: [{ roomTypeId }] });
  return linesUntil(hotel, { stay, lines }, { date: day(date), hour }).map((line) => [
    line.date,
    line.night,
    line.hourFrom,
    line.hourTo,
  ]);
};

describe('once the guests have left', () => {
  it('a night that has not begun is free', () => {
    expect(left(nights(0, 4), 'twin', 2, 9)).toEqual([
      [day(0), true, 14, 24],
      [day(1), true, 0, 24],
    ]);
    expect(left(nights(0, 4), 'twin', 0, 22)).toEqual([]);
    expect(left(nights(0, 2), 'twin', 3, 9)).toHaveLength(2);
  });

  it('a room that is sold by the hour is free after the hour that has begun', () => {
    expect(left(nights(0, 4), 'king', 2, 9)).toEqual([
      [day(0), true, 14, 24],
      [day(1), true, 0, 24],
      [day(2), false, 0, 10],
    ]);
    expect(left(nights(0, 2), 'king', 2, 10)).toEqual(left(nights(0, 2), 'king', 2, 23));
    expect(left(nights(0, 2), 'king', 0, 16)).toEqual([[day(0), false, 14, 17]]);
    expect(left(nights(0, 2), 'king', 0, 13)).toEqual([]);
  });

  it('hours keep the cleaning after them, past midnight too', () => {
    expect(left(hours(9, 6), 'king', 0, 10)).toEqual([[day(0), false, 9, 12]]);
    expect(left(hours(9, 6), 'king', 0, 20)).toEqual([[day(0), false, 9, 16]]);
    expect(left(hours(20, 6), 'king', 0, 23)).toEqual([
      [day(0), false, 20, 24],
      [day(1), false, 0, 1],
    ]);
  });

  it('no line is longer than it was, and later is never less', () => {
    const stays = fc.oneof(
      fc
        .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 }))
        .map(([from, n]) => nights(from, from + n)),
      fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 12 })).map(([start, n]) => hours(start, n)),
    );
    const moment = fc.integer({ min: 0, max: 8 * 24 - 1 });
    const of = (stay: Stay, at: number) => {
      const rooms = [{ roomTypeId: 'king' }, { roomTypeId: 'twin' }];
      const lines = bookingLinesOf(hotel, { stay, rooms });
      return { lines, kept: linesUntil(hotel, { stay, lines }, { date: day(Math.floor(at / 24)), hour: at % 24 }) };
    };
    const taken = (lines: readonly { hourFrom: number; hourTo: number }[]): number =>
      lines.reduce((sum, { hourFrom, hourTo }) => sum + hourTo - hourFrom, 0);
    fc.assert(
      fc.property(stays, moment, moment, (stay, one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)].map((at) => of(stay, at));
        if (first === undefined || last === undefined) throw new Error('two moments');
        expect(taken(first.kept)).toBeLessThanOrEqual(taken(last.kept));
        expect(taken(last.kept)).toBeLessThanOrEqual(taken(last.lines));
      }),
    );
  });
});
