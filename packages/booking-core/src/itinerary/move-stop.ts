import type { Coordinates } from '../distance/distance.ts';
import { withStops } from './days.ts';
import { afterStop, beforeStop, fitIn, type Whereabouts } from './fit.ts';
import type { Itinerary, PlannedDay, PlannedStop, UnmetWish } from './itinerary.types.ts';
import { isOpenOn } from './opening.ts';
import { stopTimesIn } from './slots.ts';

/** A stop, and where in the plan it is to go: days are counted from 0. */
export interface Move {
  readonly stop: PlannedStop;
  readonly from: number;
  readonly to: number;
  readonly startsAt: number;
}

/**
 * The plan with a stop at another time or on another day. Stops before it stand; those after it begin as much later as
 * they must, and are left out where they have no time any more. Locked stops stand where they are, or the move is not made.
 */
export function moved(days: readonly PlannedDay[], move: Move, hotel: Coordinates): Itinerary {
  const { stop, from, to } = move;
  const day = days[to];
  const refused = (code: UnmetWish['code']): Itinerary => ({ days, unmet: [{ placeId: stop.place.id, code }] });
  if (day === undefined || stop.isLocked) return refused(day === undefined ? 'no_time' : 'locked');
  if (!isOpenOn(stop.place, day.date)) return refused('closed');
  const others = day.stops.filter((one) => one !== stop);
  const before = others.filter((one) => one.startsAt < move.startsAt);
  const last = before.at(-1);
  const stay = stopTimesIn(stop.place, stop.slot);
  const put = fitIn(
    stop.place,
    { ...stay, from: Math.max(stay.from, move.startsAt) },
    { after: last === undefined ? { point: hotel, at: day.from } : afterStop(last), before: null, date: day.date },
  );
  if (put === null) return refused('no_time');
  const after = pushed(afterStop(put), others.slice(before.length), day.date);
  if (after === null) return refused('locked');
  const target = withStops(day, [...before, put, ...after.stops], hotel);
  const without = (left: PlannedDay): PlannedDay =>
    withStops(
      left,
      left.stops.filter((one) => one !== stop),
      hotel,
    );
  return {
    days: days.map((one, at) => (at === to ? target : at === from ? without(one) : one)),
    unmet: after.lost.map(({ place }) => ({ placeId: place.id, code: 'left_out' })),
  };
}

/** The stops that follow, each as late as it must be; null where a locked one is no longer reached in time. */
function pushed(
  start: Whereabouts,
  stops: readonly PlannedStop[],
  date: PlannedDay['date'],
): { readonly stops: readonly PlannedStop[]; readonly lost: readonly PlannedStop[] } | null {
  const kept: PlannedStop[] = [];
  const lost: PlannedStop[] = [];
  let here = start;
  for (const [at, stop] of stops.entries()) {
    const locked = stops.slice(at + 1).find(({ isLocked }) => isLocked);
    const stay = { ...stopTimesIn(stop.place, stop.slot), from: stop.startsAt };
    const put = fitIn(stop.place, stop.isLocked ? { ...stay, latest: stop.startsAt } : stay, {
      after: here,
      before: locked === undefined ? null : beforeStop(locked),
      date,
    });
    if (put === null && stop.isLocked) return null;
    if (put === null) lost.push(stop);
    else {
      kept.push({ ...put, isLocked: stop.isLocked });
      here = afterStop(put);
    }
  }
  return { stops: kept, lost };
}
