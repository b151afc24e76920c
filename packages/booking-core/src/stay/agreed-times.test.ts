import { expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { agreedTimes, type AnsweredRequest } from './agreed-times.ts';
import type { Stay } from './stay.types.ts';

const times = { checkInTime: '15:00', checkOutTime: '11:00' };
const stay: Stay = { kind: 'nights', checkIn: '2026-12-02' as LocalDate, checkOut: '2026-12-04' as LocalDate };
const of = (kind: AnsweredRequest['kind'], time: string, status = 'accepted'): AnsweredRequest => ({
  kind,
  time,
  status,
});
const none = { arrival: null, late_arrival: null, departure: null };

test('what the property accepted is agreed, each kind for itself, on its own day', () =>
  expect(
    agreedTimes([of('arrival', '11:00'), of('late_arrival', '01:30'), of('departure', '14:00')], stay, times),
  ).toEqual({
    arrival: { date: '2026-12-02', time: '11:00' },
    late_arrival: { date: '2026-12-03', time: '01:30' },
    departure: { date: '2026-12-04', time: '14:00' },
  }));

test('what is open, declined or closed is not', () =>
  expect(agreedTimes([of('arrival', '11:00', 'open'), of('departure', '14:00', 'declined')], stay, times)).toEqual(
    none,
  ));

test('the last accepted counts, and what the stay has no room for any more does not', () => {
  expect(agreedTimes([of('arrival', '11:00'), of('arrival', '12:00')], stay, times).arrival?.time).toBe('12:00');
  expect(agreedTimes([of('arrival', '11:00')], stay, { ...times, checkInTime: '10:00' })).toEqual(none);
});
