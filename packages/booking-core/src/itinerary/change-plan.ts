import type { Coordinates } from '../distance/distance.ts';
import { bestOf } from './best.ts';
import { withStops } from './days.ts';
import { afterStop, beforeStop } from './fit.ts';
import type {
  Itinerary,
  ItineraryChange,
  ItineraryPlace,
  PlannedDay,
  PlannedStop,
  UnmetWish,
} from './itinerary.types.ts';
import type { ItineraryPurpose } from './itinerary-kinds.ts';
import { moved } from './move-stop.ts';
import { isToSee, daySlots, stopTimesIn } from './slots.ts';

/** What a change is made with. */
export interface ChangeContext {
  readonly hotel: Coordinates;
  readonly places: readonly ItineraryPlace[];
  readonly purpose: ItineraryPurpose;
  /** Places that the guest did not want. */
  readonly gone: ReadonlySet<string>;
}

/** A plan after one change of the guest. What cannot be done leaves the plan as it was, and is said in `unmet`. */
export function changed(plan: Itinerary, change: ItineraryChange, context: ChangeContext): Itinerary {
  const [found] = plan.days.flatMap((day, at) =>
    day.stops.filter(({ place }) => place.id === change.placeId).map((stop) => ({ day, at, stop })),
  );
  if (found === undefined) return planWith(plan.days);
  const { day, at, stop } = found;
  const others = day.stops.filter((one) => one !== stop);
  const now = (stops: readonly PlannedStop[]): PlannedDay => withStops(day, stops, context.hotel);
  switch (change.kind) {
    case 'drop':
      return planWith(plan.days.with(at, now(others)));
    case 'lock':
      return planWith(plan.days.with(at, now([...others, { ...stop, isLocked: true }])));
    case 'another': {
      const other = otherFor(plan, day, stop, context);
      if (other === null) return planWith(plan.days, { placeId: change.placeId, code: 'no_other' });
      return planWith(plan.days.with(at, now([...others, other])));
    }
    case 'move':
      return moved(plan.days, { stop, from: at, to: change.day - 1, startsAt: change.startsAt }, context.hotel);
  }
}

const planWith = (days: readonly PlannedDay[], ...unmet: readonly UnmetWish[]): Itinerary => ({ days, unmet });

/** The best place for the same part of the day that is in no plan yet, between the stops before and after. */
function otherFor(
  { days }: Itinerary,
  day: PlannedDay,
  stop: PlannedStop,
  { hotel, places, purpose, gone }: ChangeContext,
): PlannedStop | null {
  const at = day.stops.indexOf(stop);
  const [previous, next] = [day.stops[at - 1], day.stops[at + 1]];
  const planned = new Set(days.flatMap(({ stops }) => stops.map(({ place }) => place.id)));
  const kinds = daySlots.find(({ name }) => name === stop.slot)?.places;
  const candidates = places.filter(
    (place) =>
      !planned.has(place.id) &&
      !gone.has(place.id) &&
      (kinds === undefined ? isToSee(place) : kinds.includes(place.kind)),
  );
  const gap = {
    after: previous === undefined ? { point: hotel, at: day.from } : afterStop(previous),
    before: next === undefined ? null : beforeStop(next),
    date: day.date,
  };
  return bestOf(candidates, (place) => stopTimesIn(place, stop.slot), gap, purpose);
}
