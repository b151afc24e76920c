import { expect, test } from 'vitest';
import { roomNames } from './room-names.ts';

type Named = Parameters<typeof roomNames>[0];

const hotel = (language: string): Named =>
  ({
    language,
    HotelRooms: [{ id: 'teak-king', name: 'Teak King', ratePlans: [{ id: 'breakfast', name: 'breakfast' }] }],
  }) as unknown as Named;

test('a room is named with its plan, with the comma of its language', () => {
  const rooms = [{ roomTypeId: 'teak-king', ratePlanId: 'breakfast' }];
  expect(roomNames(hotel('en'), { rooms })).toEqual({ 'teak-king breakfast': 'Teak King, breakfast' });
  expect(roomNames(hotel('ar'), { rooms })).toEqual({ 'teak-king breakfast': 'Teak King، breakfast' });
});

test('a plan or a room that the hotel has taken away since leaves no hole in the words', () => {
  const rooms = [
    { roomTypeId: 'teak-king', ratePlanId: 'gone' },
    { roomTypeId: 'gone', ratePlanId: 'gone' },
  ];
  expect(roomNames(hotel('en'), { rooms })).toEqual({ 'teak-king gone': 'Teak King', 'gone gone': 'gone' });
});
