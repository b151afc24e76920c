import { addDays } from '../dates/local-date.ts';
import { distanceBetween } from '../distance/distance.ts';
import { CoreError } from '../defect/core-error.ts';
import { changed } from './change-plan.ts';
import { isItineraryLength } from '../validation/traveller.ts';
import { keptStops, withStops } from './days.ts';
import type { Itinerary, ItineraryPlace, ItineraryRequest, PlannedDay, UnmetWish } from './itinerary.types.ts';
import { isOpenOn } from './opening.ts';
import { planDay } from './plan-day.ts';
import { dayBegins, isToSee, reachKm } from './slots.ts';
import { pointOf } from './travel.ts';

/**
 * Up to three days around a hotel: visits by liking and nearness within opening hours, with a midday meal, a rest and a
 * dinner between. Each day begins and ends at the hotel, no place is gone to twice, and what there is to see is shared
 * over the days. The same request gives the same plan, whatever the order of its places. Then the guest's changes are
 * made one after the other; each leaves the rest of the plan as it can. Throws `out_of_range` for another number of days.
 */
export function planItinerary(request: ItineraryRequest): Itinerary {
  const { hotel, days, purpose, from, arrivesAt, kept, changes } = request;
  if (!isItineraryLength(days)) throw new CoreError('out_of_range', 'days');
  const places = withinReach(request);
  const unmet: UnmetWish[] = [];
  const taken = new Set<ItineraryPlace>();
  const frames = Array.from({ length: days }, (_, at) => {
    const day = {
      date: from === null ? null : addDays(from, at),
      from: at === 0 ? Math.max(dayBegins, arrivesAt ?? dayBegins) : dayBegins,
    };
    const wishes = kept.filter((wish) => wish.day === at + 1);
    const found = keptStops({ point: hotel, at: day.from }, day.date, wishes, (id) =>
      places.find((place) => place.id === id && !taken.has(place)),
    );
    for (const { place } of found.stops) taken.add(place);
    unmet.push(...found.unmet);
    return { ...day, kept: found.stops };
  });
  const planned: PlannedDay[] = [];
  for (const [at, frame] of frames.entries()) {
    const free = places.filter((place) => !taken.has(place));
    const seen = frames.slice(at).reduce((sum, one) => sum + one.kept.filter(({ kind }) => kind === 'visit').length, 0);
    const share = Math.ceil((free.filter(isToSee).length + seen) / (days - at));
    const later = frames.slice(at + 1);
    const isLastChance = (place: ItineraryPlace): boolean => later.every(({ date }) => !isOpenOn(place, date));
    const { date, from: begins, kept: standing } = frame;
    const stops = planDay({ hotel, date, from: begins, places: free, purpose, share, isLastChance, kept: standing });
    for (const { place } of stops) taken.add(place);
    planned.push(withStops(frame, stops, hotel));
  }
  return changes.reduce<Itinerary>(
    (plan, change, at) => changed(plan, change, { hotel, places, purpose, gone: goneBefore(request, at) }),
    { days: planned, unmet },
  );
}

/** Places that a plan may have: known kinds within reach of the hotel, in an order of their own. */
function withinReach({ hotel, places }: ItineraryRequest): ItineraryPlace[] {
  return places
    .filter((place) => place.kind !== 'transport' && distanceBetween(hotel, pointOf(place)).km <= reachKm)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What the guest did not want before a change: it does not come back by itself. */
const goneBefore = ({ changes }: ItineraryRequest, at: number): ReadonlySet<string> =>
  new Set(
    changes.slice(0, at).flatMap(({ kind, placeId }) => (kind === 'drop' || kind === 'another' ? [placeId] : [])),
  );
