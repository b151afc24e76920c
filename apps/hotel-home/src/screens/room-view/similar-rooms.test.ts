import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { availability, hotel } from '@latchkey/testing/hotel';
import { similarRooms } from './similar-rooms.ts';

const [teak] = hotel.HotelRooms;

test('free rooms come before taken ones, each with the lowest price of the stay', () => {
  if (teak === undefined) throw new Error('the hotel has a Teak King');
  const stay = {
    checkIn: '2026-11-27' as LocalDate,
    checkOut: '2026-11-30' as LocalDate,
    guests: { adults: 2, childAges: [], infants: 0 },
  };
  const others = similarRooms({ hotel, room: teak, stay, availability });
  expect(others.map(({ room, total }) => [room.id, total])).toEqual([
    ['indigo-twin', 17_220],
    ['skyline-suite', null],
  ]);
});
