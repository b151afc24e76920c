import { expect, test } from 'vitest';
import { linkLimit, mostGuests } from './most-guests.ts';

type Rooms = Parameters<typeof mostGuests>[0];
const hotel = (...rooms: readonly [maxPax: number, maxRooms: number][]): Rooms =>
  ({ HotelRooms: rooms.map(([maxPax, maxRooms]) => ({ maxPax, maxRooms })) }) as unknown as Rooms;

test('as many can be asked for as all rooms hold, and a link can carry', () => {
  expect(mostGuests(hotel([2, 3], [4, 1]))).toBe(10);
  expect(mostGuests(hotel([2, 30]))).toBe(linkLimit);
  expect(mostGuests(hotel())).toBe(0);
});
