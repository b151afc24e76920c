import { visitedKinds } from './itinerary-kinds.ts';
import type { ItineraryPlace, PlannedStop } from './itinerary.types.ts';
import type { MealSlot } from './itinerary-kinds.ts';

/** When people sit down: a stop of the slot begins between `from` and `latest`, minutes since midnight. */
export interface DaySlot {
  readonly name: MealSlot;
  readonly kind: 'meal' | 'rest';
  readonly from: number;
  readonly latest: number;
  readonly minutes: number;
  readonly places: readonly ItineraryPlace['kind'][];
}

export const dayBegins = 9 * 60;
/** No stop ends later. */
export const dayEnds = 21 * 60 + 30;
/** When a dinner that begins as early as it may is over. */
export const dinnerEnds = 20 * 60 + 30;
/** Nothing farther from the hotel is planned, in a straight line. */
export const reachKm = 40;

/** The slots of a day in their order; between these the day is for visits. */
export const daySlots: readonly DaySlot[] = [
  {
    name: 'midday',
    kind: 'meal',
    from: 12 * 60 + 30,
    latest: 14 * 60 + 30,
    minutes: 75,
    places: ['restaurant', 'cafe', 'market', 'nightlife'],
  },
  { name: 'rest', kind: 'rest', from: 16 * 60, latest: 17 * 60 + 30, minutes: 45, places: ['cafe', 'park', 'beach'] },
  {
    name: 'evening',
    kind: 'meal',
    from: 19 * 60,
    latest: 20 * 60,
    minutes: 90,
    // Markets serve lunch only.
    places: ['restaurant', 'nightlife', 'cafe'],
  },
];

const visited = new Set<ItineraryPlace['kind']>(visitedKinds);

/** Whether one goes there to see it. */
export const isToSee = ({ kind }: ItineraryPlace): boolean => visited.has(kind);

/** Whether one can eat there. */
export const feeds = ({ kind }: ItineraryPlace): boolean =>
  daySlots.some(({ name, places }) => name === 'midday' && places.includes(kind));

/** How long a stop takes, and when it may begin. */
export interface StopTimes {
  readonly kind: PlannedStop['kind'];
  readonly slot: MealSlot | null;
  readonly minutes: number;
  readonly from: number;
  readonly latest: number;
}

/** What a place is in a slot, or as a visit where `slot` is null. */
export function stopTimesIn(place: ItineraryPlace, slot: MealSlot | null): StopTimes {
  const found = daySlots.find(({ name }) => name === slot);
  return found === undefined
    ? { kind: 'visit', slot: null, minutes: place.visitMinutes, from: 0, latest: dayEnds }
    : { kind: found.kind, slot: found.name, minutes: found.minutes, from: found.from, latest: found.latest };
}

/**
 * The roles that a place can have in a plan when its stop begins at this minute, most likely first: the meal of that
 * hour, a visit where the place is a sight, a rest of that hour.
 */
export function stopTimesFrom(place: ItineraryPlace, startsAt: number): readonly StopTimes[] {
  const slot = daySlots.find(
    ({ from, latest, places }) => places.includes(place.kind) && startsAt >= from && startsAt <= latest,
  );
  const inSlot = slot === undefined ? [] : [stopTimesIn(place, slot.name)];
  const visit = isToSee(place) ? [stopTimesIn(place, null)] : [];
  return slot?.kind === 'meal' ? inSlot : [...visit, ...inSlot];
}
