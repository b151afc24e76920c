import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Stay } from '../stay/stay.types.ts';
import { bookingLinesOf, inLockOrder, nightHours, type HoursOfHotel } from './booking-lines.ts';
import { freeFor, withLine } from './free-rooms.ts';

const first = '2026-12-01' as LocalDate;
const day = (offset: number): LocalDate => addDays(first, offset);
const hotel: HoursOfHotel = {
  checkInTime: '13:30',
  checkOutTime: '10:15',
  rooms: [
    { id: 'king', hourly: { cleaningHours: 1 } },
    { id: 'twin', hourly: null },
  ],
};
const nights = (from: number, to: number): Stay => ({ kind: 'nights', checkIn: day(from), checkOut: day(to) });
const spans = (stay: Stay, roomTypeId = 'king', at = hotel) =>
  bookingLinesOf(at, { stay, rooms: [{ roomTypeId }] }).map(({ date, night, hourFrom, hourTo }) => [
    date,
    night,
    hourFrom,
    hourTo,
  ]);

describe('the lines of a booking', () => {
  it('of nights fill from the hour of arrival to that of departure, rounded outward', () =>
    expect(spans(nights(0, 2))).toEqual([
      [day(0), true, 13, 24],
      [day(1), true, 0, 24],
      [day(2), false, 0, 11],
    ]));

  it('have no last morning where the room is not sold by the hour, or guests leave at midnight', () => {
    expect(spans(nights(0, 1), 'twin')).toEqual([[day(0), true, 13, 24]]);
    expect(spans(nights(0, 1), 'king', { ...hotel, checkOutTime: '00:00' })).toEqual([[day(0), true, 13, 24]]);
  });

  it('of hours fill these and the cleaning after them, past midnight too', () => {
    const hours = (startHour: number, length: number): Stay => ({
      kind: 'hours',
      date: day(0),
      startHour,
      hours: length,
    });
    expect(spans(hours(9, 3))).toEqual([[day(0), false, 9, 13]]);
    expect(spans(hours(20, 3))).toEqual([[day(0), false, 20, 24]]);
    expect(spans(hours(22, 3))).toEqual([
      [day(0), false, 22, 24],
      [day(1), false, 0, 2],
    ]);
    expect(spans(hours(9, 3), 'twin')).toEqual([[day(0), false, 9, 12]]);
  });

  it('count rooms of a type together, in the order in which they are locked: by date, then type', () => {
    const rooms = ['twin', 'king', 'twin'].map((roomTypeId) => ({ roomTypeId }));
    expect(
      bookingLinesOf(hotel, { stay: nights(0, 2), rooms }).map(({ date, roomTypeId, quantity }) => [
        date,
        roomTypeId,
        quantity,
      ]),
    ).toEqual([
      [day(0), 'king', 1],
      [day(0), 'twin', 2],
      [day(1), 'king', 1],
      [day(1), 'twin', 2],
      [day(2), 'king', 1],
    ]);
  });

  it('of a type that the hotel has no more are those of nights, with no last morning and no parts', () =>
    expect(spans(nights(0, 1), 'gone')).toEqual([[day(0), true, 13, 24]]));

  it('keep one order, however they come', () => {
    const lines = bookingLinesOf(hotel, {
      stay: nights(0, 3),
      rooms: [{ roomTypeId: 'twin' }, { roomTypeId: 'king' }],
    });
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
        expect(inLockOrder(shuffled)).toEqual(lines);
      }),
    );
  });

  it('of a time that cannot be read begin and end at midnight', () =>
    expect(nightHours({ checkInTime: 'noon', checkOutTime: 'noon' })).toEqual({ checkInHour: 0, checkOutHour: 0 }));
});

describe('free rooms', () => {
  const night = { night: true, hourFrom: 13, hourTo: 24 };
  const morning = { night: false, hourFrom: 8, hourTo: 10 };

  it('are what nights and hours leave, whichever take more', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => (hour === 9 || hour === 15 ? 3 : 0));
    expect(freeFor(night, { total: 5, used: 1, hours })).toBe(2);
    expect(freeFor(night, { total: 5, used: 4, hours })).toBe(1);
    expect(freeFor(morning, { total: 5, used: 4, hours })).toBe(2);
    expect(freeFor({ ...morning, hourTo: 9 }, { total: 5, used: 4, hours })).toBe(5);
  });

  it('are none on a date that is not sold, nor by the hour of a type that is not sold so', () => {
    expect(freeFor(night, undefined)).toBe(0);
    expect(freeFor(morning, { total: 5, used: 0, hours: null })).toBe(0);
    expect(freeFor(night, { total: 5, used: 2, hours: null })).toBe(3);
  });

  it('are never fewer than none, where rooms were taken out of sale', () =>
    expect(freeFor(night, { total: 1, used: 2, hours: null })).toBe(0));

  it('come back as they were when what was taken is given back', () => {
    const line = { date: day(0), roomTypeId: 'king', quantity: 2, ...night };
    const rooms = { total: 5, used: 1, hours: Array.from({ length: 24 }, () => 0), room: 'king' };
    const taken = withLine(rooms, line, 1);
    expect(taken).toMatchObject({ used: 3, room: 'king' });
    expect(taken.hours?.[12]).toBe(0);
    expect(taken.hours?.[13]).toBe(2);
    expect(taken.hours?.[23]).toBe(2);
    expect(withLine(taken, line, -1)).toEqual(rooms);
    expect(withLine({ ...rooms, hours: null }, { ...line, night: false }, 1)).toEqual({ ...rooms, hours: null });
    expect(withLine(rooms, { ...line, hourTo: 20 }, 1).hours?.[20]).toBe(0);
  });
});
