import { clockHour } from '@latchkey/booking-core/clock';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { arrivalHours } from './arrival-hours.ts';

const date = '2026-11-27' as LocalDate;
const before = { date: '2026-11-20' as LocalDate, time: '18:00' };

test('guests of a night come from check-in until the small hours', () =>
  expect(arrivalHours({ kind: 'nights', checkIn: date, checkOut: date }, '15:00', before).map(clockHour)).toEqual(
    '15 16 17 18 19 20 21 22 23 00 01 02 03 04 05'.split(' ').map((hour) => `${hour}:00`),
  ));

test('guests of an hourly stay come within its hours', () =>
  expect(arrivalHours({ kind: 'hours', date, startHour: 10, hours: 3 }, '12:00', before).map(clockHour)).toEqual([
    '10:00',
    '11:00',
    '12:00',
  ]));

test('who books on the day itself comes at no hour that is over', () => {
  const night = { kind: 'nights', checkIn: date, checkOut: date } as const;
  expect(arrivalHours(night, '15:00', { date, time: '22:40' }).map(clockHour)).toEqual(
    '22 23 00 01 02 03 04 05'.split(' ').map((hour) => `${hour}:00`),
  );
  expect(arrivalHours({ kind: 'hours', date, startHour: 10, hours: 3 }, '12:00', { date, time: '11:05' })).toEqual([
    11, 12,
  ]);
});
