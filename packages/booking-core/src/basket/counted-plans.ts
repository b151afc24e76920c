import type { StaySelection } from '../selection/selection.types.ts';
import type { CountedRatePlan } from './basket.types.ts';

/** The rate plans of a selection, each with its number of rooms, in the order in which they were chosen. */
export function countedPlans({ selectedRatePlans }: Pick<StaySelection, 'selectedRatePlans'>): CountedRatePlan[] {
  const counts = new Map<string, CountedRatePlan>();
  for (const { id: ratePlanId, roomTypeId } of selectedRatePlans) {
    const key = `${roomTypeId} ${ratePlanId}`;
    counts.set(key, { roomTypeId, ratePlanId, roomCount: (counts.get(key)?.roomCount ?? 0) + 1 });
  }
  return [...counts.values()];
}
