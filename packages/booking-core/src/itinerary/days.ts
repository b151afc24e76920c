import type { Coordinates } from '../distance/distance.ts';
import { fitIn, type Whereabouts } from './fit.ts';
import type { ItineraryPlace, KeptStop, PlannedDay, PlannedStop, UnmetWish } from './itinerary.types.ts';
import { isOpenOn } from './opening.ts';
import { stopTimesFrom } from './slots.ts';
import { legBetween, pointOf } from './travel.ts';

/** A day with these stops, in the order of their times, and the ways between them. */
export function withStops(
  { date, from }: Pick<PlannedDay, 'date' | 'from'>,
  stops: readonly PlannedStop[],
  hotel: Coordinates,
): PlannedDay {
  const ordered = stops.toSorted((a, b) => a.startsAt - b.startsAt);
  const points = [hotel, ...ordered.map(({ place }) => pointOf(place))];
  const last = ordered.at(-1);
  return {
    date,
    from,
    stops: ordered.map((stop, at) => ({ ...stop, leg: legBetween(points[at] ?? hotel, pointOf(stop.place)) })),
    back: last === undefined ? null : legBetween(pointOf(last.place), hotel),
  };
}

/** The fixed stops of a day, as requested, and the requests that no day can meet. */
export function keptStops(
  start: Whereabouts,
  date: PlannedDay['date'],
  wishes: readonly KeptStop[],
  placeOf: (id: string) => ItineraryPlace | undefined,
): { readonly stops: readonly PlannedStop[]; readonly unmet: readonly UnmetWish[] } {
  const stops: PlannedStop[] = [];
  const unmet: UnmetWish[] = [];
  let here = start;
  for (const { placeId, startsAt } of wishes.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const place = placeOf(placeId);
    if (place === undefined || stops.some((stop) => stop.place === place)) continue;
    const gap = { after: here, before: null, date };
    const stop = stopTimesFrom(place, startsAt)
      .map((stay) => fitIn(place, { ...stay, from: startsAt, latest: startsAt }, gap))
      .find((fitting) => fitting !== null);
    if (stop === undefined) unmet.push({ placeId, code: isOpenOn(place, date) ? 'no_time' : 'closed' });
    else {
      stops.push({ ...stop, isLocked: true });
      here = { point: pointOf(place), at: stop.endsAt };
    }
  }
  return { stops, unmet };
}
