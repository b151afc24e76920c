import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { hotel } from '../../testing/sandalwood.ts';
import { hourlyRooms, mostHourlyRooms, roomsNeeded } from './hourly-rooms.ts';
import type { HourlyModel } from './hourly.model.ts';

const price = { roomTypeId: 'teak-king', ratePlanId: 'fixed', hours: 3, priceBeforeTax: 1380, total: 1450 };
const hourly = (availableRooms: number): HourlyModel => ({
  date: '2026-11-21' as LocalDate,
  start: 9,
  hours: 3,
  isTaken: false,
  prices: [price],
  slots: [
    {
      hour: 9,
      shown: { hour: 9, period: 'AM' },
      isOffered: true,
      rooms: [{ roomTypeId: 'teak-king', lengths: [{ hours: 3, availableRooms }] }],
    },
  ],
});
const party = (adults: number, childAges: (number | null)[] = []) => ({
  hotel,
  stay: {
    checkIn: '2026-11-21' as LocalDate,
    checkOut: '2026-11-22' as LocalDate,
    guests: { adults, childAges, infants: 0 },
  },
});
const plans = (roomCount: number) => [{ roomTypeId: 'teak-king', ratePlanId: 'fixed', roomCount }];

test('the most rooms are what is free, what the house allows, and an adult for each', () => {
  expect([
    mostHourlyRooms(party(9), hourly(9), 'teak-king'),
    mostHourlyRooms(party(9), hourly(2), 'teak-king'),
  ]).toEqual([4, 2]);
  expect(mostHourlyRooms(party(1), hourly(9), 'teak-king')).toBe(1);
});

test('a party is placed over its rooms, and refused in the words of nights where it cannot be', () => {
  expect(hourlyRooms(party(4, [7]), hourly(4), plans(2))).toMatchObject({
    kind: 'rooms',
    rooms: [{ adults: 2 }, { adults: 2 }],
  });
  expect(hourlyRooms(party(7), hourly(4), plans(2))).toEqual({ kind: 'refused', code: 'max_occupancy' });
  expect(hourlyRooms(party(7), hourly(1), plans(2))).toEqual({ kind: 'refused', code: 'max_rooms' });
  expect(hourlyRooms(party(2), { ...hourly(4), start: 22 }, plans(1))).toEqual({ kind: 'empty' });
});

test('as many rooms are chosen as everyone needs', () => {
  expect(roomsNeeded(party(5), hourly(4), price)).toBe(2);
  expect(roomsNeeded(party(5), hourly(1), price)).toBeNull();
});
