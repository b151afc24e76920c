import type { Coordinates } from '../distance/distance.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { ItineraryPlace, PlannedStop } from './itinerary.types.ts';
import { openingHoursOf, isOpenOn } from './opening.ts';
import { dayEnds, type StopTimes } from './slots.ts';
import { legBetween, pointOf } from './travel.ts';

/** Where one is, and from when on. */
export interface Whereabouts {
  readonly point: Coordinates;
  readonly at: number;
}

/** The free time between two stops; `before` is null where nothing follows. */
export interface Gap {
  readonly after: Whereabouts;
  readonly before: Whereabouts | null;
  readonly date: LocalDate | null;
  /** A stop is over by then, minutes since midnight; by the end of the day unless given. */
  readonly until?: number;
}

/** The stop at a place that begins earliest in a gap, or null where none fits: reached in time, open, and over in time for what follows. */
export function fitIn(
  place: ItineraryPlace,
  stay: StopTimes,
  { after, before, date, until = dayEnds }: Gap,
): PlannedStop | null {
  if (!isOpenOn(place, date)) return null;
  const point = pointOf(place);
  const leg = legBetween(after.point, point);
  const { opensAt, closesAt } = openingHoursOf(place);
  const startsAt = quarterFrom(Math.max(after.at + leg.minutes, stay.from, opensAt));
  const endsAt = startsAt + stay.minutes;
  if (startsAt > stay.latest || endsAt > Math.min(closesAt, until)) return null;
  if (before !== null && endsAt + legBetween(point, before.point).minutes > before.at) return null;
  return { place, kind: stay.kind, slot: stay.slot, startsAt, endsAt, leg, isLocked: false };
}

/** Plans are made in quarters of an hour. */
export const quarterFrom = (minutes: number): number => Math.ceil(minutes / 15) * 15;

/** Where one is after a stop. */
export const afterStop = ({ place, endsAt }: PlannedStop): Whereabouts => ({ point: pointOf(place), at: endsAt });

/** Where one has to be for a stop. */
export const beforeStop = ({ place, startsAt }: PlannedStop): Whereabouts => ({ point: pointOf(place), at: startsAt });
