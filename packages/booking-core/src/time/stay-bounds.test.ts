import { expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { stayBounds } from './stay-bounds.ts';

const utc = (text: string): number => Date.parse(text);
const berlin = { checkInTime: '15:00', checkOutTime: '11:00', timeZone: 'Europe/Berlin' } as const;

// Shows docs/rules.md: States and selection (Arrival).

test('nights begin at check-in and end at check-out; the first one is over at 06:00, its day at noon', () =>
  // The clocks go back in the first night (Directive 2000/84/EC): two hours ahead of UTC before it, one after it.
  expect(
    stayBounds({ kind: 'nights', checkIn: '2026-10-24' as LocalDate, checkOut: '2026-10-27' as LocalDate }, berlin),
  ).toEqual({
    arrivalDay: utc('2026-10-23T22:00:00Z'),
    checkIn: utc('2026-10-24T13:00:00Z'),
    nightOver: utc('2026-10-25T05:00:00Z'),
    dayCloses: utc('2026-10-25T11:00:00Z'),
    checkOut: utc('2026-10-27T10:00:00Z'),
  }));

test('hours have no night: what would be its end is theirs', () =>
  expect(stayBounds({ kind: 'hours', date: '2026-11-27' as LocalDate, startHour: 10, hours: 3 }, berlin)).toEqual({
    arrivalDay: utc('2026-11-26T23:00:00Z'),
    checkIn: utc('2026-11-27T09:00:00Z'),
    nightOver: utc('2026-11-27T12:00:00Z'),
    dayCloses: utc('2026-11-28T11:00:00Z'),
    checkOut: utc('2026-11-27T12:00:00Z'),
  }));
