import { expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Stay } from '../stay/stay.types.ts';
import { bookingLinesOf } from './booking-lines.ts';
import { timesFree } from './free-rooms.ts';
import { freeWithParts } from '../rooms/room-parts.ts';

const dorm = { id: 'dorm', consistsOf: [{ roomTypeId: 'bed', count: 6 }] };
const villa = {
  id: 'villa',
  consistsOf: [
    { roomTypeId: 'garden-room', count: 2 },
    { roomTypeId: 'tower-room', count: 1 },
  ],
};
const hotel = {
  checkInTime: '14:00',
  checkOutTime: '11:00',
  rooms: ['bed', 'garden-room', 'tower-room']
    .map((id) => ({ id, hourly: null }))
    .concat([dorm, villa].map((room) => ({ ...room, hourly: null }))),
};
const stay: Stay = { kind: 'nights', checkIn: '2027-03-01' as LocalDate, checkOut: '2027-03-02' as LocalDate };
const taken = (...types: string[]) =>
  bookingLinesOf(hotel, { stay, rooms: types.map((roomTypeId) => ({ roomTypeId })) }).map(
    ({ roomTypeId, quantity }) => [roomTypeId, quantity],
  );

test('a room that is sold whole takes its parts, and with them what is sold in parts beside it', () => {
  expect(taken('dorm')).toEqual([
    ['bed', 6],
    ['dorm', 1],
  ]);
  expect(taken('dorm', 'bed', 'bed')).toEqual([
    ['bed', 8],
    ['dorm', 1],
  ]);
  expect(taken('villa')).toEqual([
    ['garden-room', 2],
    ['tower-room', 1],
    ['villa', 1],
  ]);
  expect(taken('bed')).toEqual([['bed', 1]]);
});

test.each([
  { beds: 24, own: 4, free: 4 },
  { beds: 23, own: 4, free: 3 },
  { beds: 24, own: 1, free: 1 },
  { beds: 5, own: 4, free: 0 },
])('of $own dorms of six with $beds free beds $free are free', ({ beds, own, free }) => {
  const freeOf = (roomTypeId: string): number => (roomTypeId === 'bed' ? beds : own);
  expect(freeWithParts(dorm, freeOf)).toBe(free);
  const lines = bookingLinesOf(hotel, { stay, rooms: [{ roomTypeId: 'dorm' }] });
  expect(timesFree(lines, (line) => freeOf(line.roomTypeId))).toBe(free);
});

test('a villa is free where all its rooms are', () => {
  const freeWith = (rooms: Record<string, number>): number => freeWithParts(villa, (id) => rooms[id] ?? 0);
  expect(freeWith({ villa: 1, 'garden-room': 2, 'tower-room': 1 })).toBe(1);
  expect(freeWith({ villa: 1, 'garden-room': 1, 'tower-room': 1 })).toBe(0);
  expect(freeWith({ villa: 1, 'garden-room': 2, 'tower-room': 0 })).toBe(0);
});
