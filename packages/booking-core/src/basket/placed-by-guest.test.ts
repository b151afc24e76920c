import { expect, test } from 'vitest';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { hotel, partyOf } from './basket.fixtures.ts';
import { isParty, placedByGuest } from './housing.ts';

const [teak, twin] = hotel.HotelRooms as [(typeof hotel.HotelRooms)[0], (typeof hotel.HotelRooms)[0]];
const party = partyOf(3, [9, 4], 1);
/** What the guest has said of a Teak King for three and an Indigo Twin for two. */
const said = (inTeak: readonly GuestCounts[], inTwin: readonly GuestCounts[], of: GuestCounts = party) =>
  placedByGuest(of, [teak, twin], [teak.id, twin.id], {
    selectedRooms: [
      { id: teak.id, guests: inTeak },
      { id: twin.id, guests: inTwin },
    ],
  });

test('guests sleep where they were put, room by room', () => {
  const [ours, theirs] = [partyOf(2, [4], 1), partyOf(1, [9])];
  expect(said([ours], [theirs])).toEqual([ours, theirs]);
  const twice = { selectedRooms: [{ id: teak.id, guests: [ours, theirs] }] };
  expect(placedByGuest(party, [teak, teak], [teak.id, teak.id], twice)).toEqual([ours, theirs]);
});

test.each([
  ['a room more than is chosen', [partyOf(1), partyOf(1)], [partyOf(1, [9])], partyOf(2, [9])],
  ['a room less than is chosen', [], [partyOf(1, [9])], partyOf(1, [9])],
  ['an adult less', [partyOf(1, [4], 1)], [partyOf(1, [9])], party],
  ['an infant less', [partyOf(2, [4])], [partyOf(1, [9])], party],
  ['a child less', [partyOf(2, [], 1)], [partyOf(1, [9])], party],
  ['a child of another age', [partyOf(2, [5], 1)], [partyOf(1, [9])], party],
  ['more guests than the room holds', [partyOf(1)], [partyOf(2, [9])], partyOf(3, [9])],
])('what was said is nothing with %s', (_, inTeak, inTwin, of) => expect(said(inTeak, inTwin, of)).toBeNull());

test('what was said is nothing where nothing was said of a room', () => {
  const none = { selectedRooms: [{ id: teak.id, guests: [partyOf(1)] }] };
  expect(placedByGuest(partyOf(1), [teak, twin], [teak.id, twin.id], none)).toBeNull();
});

test('a room takes no more guests than its price is for where it has no extra adults', () => {
  const forTwo = { ...teak, extraAdult: false, basePax: 2 };
  const three = { selectedRooms: [{ id: teak.id, guests: [partyOf(3)] }] };
  expect(placedByGuest(partyOf(3), [forTwo], [teak.id], three)).toBeNull();
  expect(placedByGuest(partyOf(3), [teak], [teak.id], three)).toEqual([partyOf(3)]);
});

test.each([
  [partyOf(3, [10, 9, null]), [partyOf(1, [9]), partyOf(2, [null, 10])], true],
  [partyOf(2, [10, 9]), [partyOf(1, [9]), partyOf(1, [9])], false],
  [partyOf(1, [null]), [partyOf(1, [1])], false],
  [partyOf(1, [null]), [partyOf(1, [0])], false],
  [partyOf(2), [partyOf(1), partyOf(2)], false],
  [partyOf(1, [], 1), [partyOf(1)], false],
])('%j is the party of %j: %s', (whole, rooms, is) => expect(isParty(whole, rooms)).toBe(is));
