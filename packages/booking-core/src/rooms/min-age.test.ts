import { expect, test } from 'vitest';
import { housable, type FreeRooms } from './housable.ts';
import { occupancyOf } from './occupancy.ts';
import { placeGuests, type PlaceableRoom } from './place-guests.ts';
import { partyOf as party, room } from './rooms.fixtures.ts';

// Shows docs/rules.md: States and selection (Who sleeps in a room).

const from = (maxPax: number, minAge: number): PlaceableRoom => room(maxPax, { minAge });

test.each([
  { guests: party(2, [16]), minAge: 16, kind: 'fits' },
  { guests: party(2, [15]), minAge: 16, kind: 'refused' },
  { guests: party(2, [null]), minAge: 6, kind: 'refused' },
  { guests: party(2, [], 1), minAge: 6, kind: 'refused' },
  { guests: party(2, [8]), minAge: 6, kind: 'fits' },
  { guests: party(2), minAge: 18, kind: 'fits' },
])('a room from $minAge and $guests: $kind', ({ guests, minAge, kind }) => {
  expect(occupancyOf(from(4, minAge), guests).kind).toBe(kind);
  expect(placeGuests(guests, [from(4, minAge)]) === null ? 'refused' : 'fits').toBe(kind);
});

test('children sleep in rooms that all of them may sleep in, and grown-ups in the others', () => {
  expect(placeGuests(party(2, [7, 13]), [room(3), from(2, 16)])).toEqual([
    { adults: 1, childAges: [13, 7], infants: 0 },
    { adults: 1, childAges: [], infants: 0 },
  ]);
  expect(placeGuests(party(2, [7, 13, 8]), [room(3), from(2, 12)])).toBeNull();
  expect(placeGuests(party(2, [7], 1), [from(2, 16), room(2)])).toEqual([
    { adults: 1, childAges: [], infants: 0 },
    { adults: 1, childAges: [7], infants: 1 },
  ]);
});

test('a child whose age is not given comes after every other', () => {
  for (const ages of [
    [0, null],
    [null, 0],
  ])
    expect(placeGuests(party(2, ages), [room(2), room(2)])).toEqual([party(1, [0]), party(1, [null])]);
});

test('rooms from an age are no rooms for younger ones in a search either', () => {
  const free = (...rooms: PlaceableRoom[]): FreeRooms[] => rooms.map((one) => ({ sold: [one], count: 1 }));
  expect(housable(party(2, [7]), free(from(4, 18)))).toBe(false);
  expect(housable(party(2, [7]), free(from(2, 18), room(2)))).toBe(true);
  expect(housable(party(2, [17, 17]), free(room(2), from(2, 18)))).toBe(false);
  expect(housable(party(2, [17, 17]), free(room(2), from(2, 17)))).toBe(true);
});

test('a dorm and its beds hold no more than the dorm does', () => {
  const bed: FreeRooms = { id: 'bed', sold: [{ ...room(1), dormBed: true, maxRooms: 8 }], count: 6 };
  const dorm: FreeRooms = { id: 'dorm', sold: [room(6)], count: 1, consistsOf: [{ roomTypeId: 'bed', count: 6 }] };
  expect([6, 7].map((adults) => housable(party(adults), [dorm, bed]))).toEqual([true, false]);
  expect(housable(party(1, [5]), [dorm, bed])).toBe(true);
  const more = { ...bed, count: 8 };
  expect([8, 9].map((adults) => housable(party(adults), [dorm, more]))).toEqual([true, false]);
});
