import type { StaySelection } from '../selection/selection.types.ts';
import type { RoomCount } from './stay-choice.types.ts';

/** The rate plans of a selection, each with its number of rooms, in the order in which they were chosen. */
export const countedPlans = ({ selectedRatePlans }: Pick<StaySelection, 'selectedRatePlans'>): RoomCount[] =>
  countedRooms(selectedRatePlans.map(({ id, roomTypeId }) => ({ roomTypeId, ratePlanId: id })));

/** Rooms counted by type and rate plan, in the order in which they stand. */
export function countedRooms(rooms: readonly Omit<RoomCount, 'roomCount'>[]): RoomCount[] {
  const counts = new Map<string, RoomCount>();
  for (const { roomTypeId, ratePlanId } of rooms) {
    const key = `${roomTypeId} ${ratePlanId}`;
    counts.set(key, { roomTypeId, ratePlanId, roomCount: (counts.get(key)?.roomCount ?? 0) + 1 });
  }
  return [...counts.values()];
}
