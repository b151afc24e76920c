import type { LocalDate } from '../dates/local-date.types.ts';
import type { Coordinates } from '../distance/distance.ts';
import { bestOf } from './best.ts';
import { afterStop, beforeStop, type Gap, type Whereabouts } from './fit.ts';
import type { ItineraryPlace, PlannedStop } from './itinerary.types.ts';
import type { ItineraryPurpose } from './itinerary-kinds.ts';
import { openingHoursOf } from './opening.ts';
import { dayEnds, dinnerEnds, feeds, isToSee, daySlots, stopTimesIn, type DaySlot } from './slots.ts';

/** What one day is made of. */
export interface DayRequest {
  readonly hotel: Coordinates;
  readonly date: LocalDate | null;
  readonly from: number;
  /** Places that no other day has, in the order that breaks ties. */
  readonly places: readonly ItineraryPlace[];
  readonly purpose: ItineraryPurpose;
  /** How many visits the day may have. */
  readonly share: number;
  /** Whether a place is closed on all later days of the plan. */
  readonly isLastChance: (place: ItineraryPlace) => boolean;
  /** Stops that stand, in their order. */
  readonly kept: readonly PlannedStop[];
}

/** The stops of a day from morning to evening: visits within opening hours, with midday meal, rest and dinner between, around what stands. */
export function planDay(request: DayRequest): PlannedStop[] {
  const waiting = [...request.kept];
  const day: PlannedStop[] = [];
  let here: Whereabouts = { point: request.hotel, at: request.from };
  const take = (stop: PlannedStop | null): boolean => {
    if (stop === null) return false;
    day.push(stop);
    here = afterStop(stop);
    return true;
  };
  const free = (): ItineraryPlace[] =>
    request.places.filter((place) => [...day, ...waiting].every((stop) => stop.place !== place));
  const gap = (until = dayEnds): Gap => ({
    after: here,
    before: waiting[0] === undefined ? null : beforeStop(waiting[0]),
    date: request.date,
    until,
  });
  const mealWithin = (slot: DaySlot, meals: number, within: Gap): PlannedStop | null =>
    bestOf(tablesFor(slot, free(), meals), (place) => stopTimesIn(place, slot.name), within, request.purpose);
  const visit = (slot: DaySlot, meals: number): boolean => {
    const visits = [...day, ...waiting].filter(({ kind }) => kind === 'visit').length;
    if (visits >= request.share) return false;
    const open = free();
    const isSpare = open.filter(feeds).length > meals;
    const candidates = open.filter((place) => isToSee(place) && (isSpare || !feeds(place)));
    const isMealAhead = slot.kind === 'meal' && mealWithin(slot, meals, gap()) !== null;
    // Skip a visit if no restaurant could be reached for the meal after it.
    const isWelcome = (stop: PlannedStop): boolean =>
      !isMealAhead || mealWithin(slot, meals, { ...gap(), after: afterStop(stop) }) !== null;
    const wishes = { isLastChance: request.isLastChance, isWelcome };
    return take(bestOf(candidates, (place) => stopTimesIn(place, null), gap(slot.from + 15), request.purpose, wishes));
  };
  for (const [at, slot] of daySlots.entries()) {
    const meals = daySlots.slice(at).filter(({ kind }) => kind === 'meal').length;
    while (visit(slot, meals) || ((waiting[0]?.startsAt ?? dayEnds) <= slot.latest && take(waiting.shift() ?? null)));
    if (day.some((stop) => stop.slot === slot.name)) continue;
    take(mealWithin(slot, meals, gap()));
  }
  return [...day, ...waiting];
}

/** Where one may sit down in a slot; at midday without the one place that is open for dinner too, where there is another. */
function tablesFor(slot: DaySlot, free: readonly ItineraryPlace[], meals: number): readonly ItineraryPlace[] {
  const tables = free.filter(({ kind }) => slot.places.includes(kind));
  if (meals < 2) return tables;
  const early = tables.filter((place) => openingHoursOf(place).closesAt < dinnerEnds);
  return early.length > 0 && early.length === tables.length - 1 ? early : tables;
}
