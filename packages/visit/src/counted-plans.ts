import type { StaySelection } from '@latchkey/booking-core/selection';

/** One room type on one rate plan, as often as the guest wants it. */
export interface CountedRatePlan {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly roomCount: number;
}

/** The rate plans of a visit, each with its number of rooms, in the order in which they were chosen. */
export function countedPlans({ selectedRatePlans }: Pick<StaySelection, 'selectedRatePlans'>): CountedRatePlan[] {
  const counts = new Map<string, CountedRatePlan>();
  for (const { id: ratePlanId, roomTypeId } of selectedRatePlans) {
    const key = `${roomTypeId} ${ratePlanId}`;
    counts.set(key, { roomTypeId, ratePlanId, roomCount: (counts.get(key)?.roomCount ?? 0) + 1 });
  }
  return [...counts.values()];
}
