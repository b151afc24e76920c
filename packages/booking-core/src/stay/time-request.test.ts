import { expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { timeRequestKind, timeRequest, type TimeRequestKind } from './time-request.ts';
import type { Stay } from './stay.types.ts';

const times = { checkInTime: '15:00', checkOutTime: '11:00' };
const nights: Stay = { kind: 'nights', checkIn: '2026-12-02' as LocalDate, checkOut: '2026-12-04' as LocalDate };
const hours = (startHour: number): Stay => ({ kind: 'hours', date: '2026-12-02' as LocalDate, startHour, hours: 4 });
const asked = (stay: Stay, kind: TimeRequestKind, time: string): string | null => {
  const meant = timeRequest(stay, times, kind, time);
  return meant === null ? null : `${meant.date.slice(8)} ${meant.time}`;
};

it.each([
  ['arrival', '00:30', null],
  ['arrival', '06:00', '02 06:00'],
  ['arrival', '14:59', '02 14:59'],
  ['arrival', '15:00', null],
  ['arrival', '20:00', null],
  ['late_arrival', '15:00', null],
  ['late_arrival', '15:01', '02 15:01'],
  ['late_arrival', '23:30', '02 23:30'],
  ['late_arrival', '01:30', '03 01:30'],
  ['late_arrival', '05:59', '03 05:59'],
  ['late_arrival', '06:00', null],
  ['late_arrival', '09:00', null],
  ['departure', '09:00', null],
  ['departure', '11:00', null],
  ['departure', '11:01', '04 11:01'],
  ['departure', '23:00', '04 23:00'],
  ['departure', '01:30', null],
] as const)('of nights: %s at %s is %s', (kind, time, meant) => expect(asked(nights, kind, time)).toBe(meant));

it.each([
  [10, 'arrival', '09:00', '02 09:00'],
  [10, 'arrival', '10:00', null],
  [10, 'late_arrival', '12:00', '02 12:00'],
  [10, 'late_arrival', '14:00', null],
  [10, 'departure', '14:00', null],
  [10, 'departure', '15:00', '02 15:00'],
  [22, 'late_arrival', '01:00', '03 01:00'],
  [22, 'departure', '01:00', null],
  [22, 'departure', '03:00', '03 03:00'],
  [22, 'departure', '06:00', null],
  [10, 'departure', '01:30', '03 01:30'],
  [10, 'departure', '06:00', null],
  [2, 'departure', '07:00', '02 07:00'],
] as const)('of hours from %i on: %s at %s is %s', (from, kind, time, meant) =>
  expect(asked(hours(from), kind, time)).toBe(meant),
);

it('an arrival in the night is a late one', () => {
  expect([
    timeRequestKind('arrival', '01:30'),
    timeRequestKind('arrival', '06:00'),
    timeRequestKind('departure', '01:30'),
  ]).toEqual(['late_arrival', 'arrival', 'departure']);
});
