import { expect, test } from 'vitest';
import { roomCountOf, selectionFor, setRoomCount, totalRooms } from './selection.ts';

const plan = { roomTypeId: 'teak-king', ratePlanId: 'flexible' };
const other = { roomTypeId: 'indigo-twin', ratePlanId: 'flexible' };
const none = selectionFor(null, 1760, '2026-11-27/2026-11-30');

test('adding a plan and taking it out again leaves the selection as it was', () => {
  const some = setRoomCount(none, other, 2);
  expect(setRoomCount(setRoomCount(some, plan, 1), plan, 0)).toEqual(some);
});

test('a plan keeps its place when its count changes', () => {
  const two = setRoomCount(setRoomCount(none, plan, 1), other, 1);
  expect(setRoomCount(two, plan, 3).ratePlans.map((selected) => selected.roomTypeId)).toEqual([
    'teak-king',
    'indigo-twin',
  ]);
  expect(roomCountOf(setRoomCount(two, plan, 3), plan)).toBe(3);
  expect(totalRooms(setRoomCount(two, plan, 3))).toBe(4);
});

test('another stay starts with nothing chosen', () => {
  const chosen = setRoomCount(none, plan, 1);
  expect(selectionFor(chosen, 1760, '2026-11-27/2026-11-30')).toBe(chosen);
  expect(selectionFor(chosen, 1760, '2026-12-01/2026-12-02').ratePlans).toEqual([]);
  expect(selectionFor(chosen, 1188, '2026-11-27/2026-11-30').ratePlans).toEqual([]);
});
