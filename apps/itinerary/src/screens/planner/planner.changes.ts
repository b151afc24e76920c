import type { ItineraryStop } from '@latchkey/api-contract/types';
import { minutesOf } from '@latchkey/booking-core/clock';
import type { ItineraryChange, KeptStop } from '@latchkey/booking-core/itinerary';
import type { Choices } from './planner.choices.ts';
import type { ItineraryDay } from './planner.model.ts';

/** What a guest can do with a stop, each as the choices that it leads to; what cannot be done is absent. */
export interface StopActs {
  readonly lock?: Choices;
  readonly unlock?: Choices;
  readonly another?: Choices;
  readonly drop?: Choices;
  readonly earlier?: Choices;
  readonly later?: Choices;
  /** Days from 1 to which it can go. */
  readonly toDay: readonly { readonly day: number; readonly choices: Choices }[];
}

/** What can be done with a stop of a day. A locked one can be unlocked and nothing else. */
export function actsOn(choices: Choices, days: readonly ItineraryDay[], day: ItineraryDay, at: number): StopActs {
  const stop = day.stops[at];
  if (stop?.placeId === undefined) return { toDay: [] };
  const { placeId } = stop;
  const then = (...changes: readonly ItineraryChange[]): Choices => ({
    ...choices,
    changes: [...choices.changes, ...changes],
  });
  if (stop.isLocked === true) return { toDay: [], unlock: unlocked(choices, placeId) };
  const move = (moved: ItineraryStop, to: number, startsAt: string): Choices =>
    then({ kind: 'move', placeId: moved.placeId ?? '', day: to, startsAt: minutesOf(startsAt) });
  const [previous, next] = [day.stops[at - 1], day.stops[at + 1]];
  return {
    lock: then({ kind: 'lock', placeId }),
    another: then({ kind: 'another', placeId }),
    drop: then({ kind: 'drop', placeId }),
    ...(isFree(stop) && previous !== undefined && isFree(previous)
      ? { earlier: move(stop, day.day, previous.startsAt) }
      : {}),
    ...(isFree(stop) && next !== undefined && isFree(next) ? { later: move(next, day.day, stop.startsAt) } : {}),
    toDay: days
      .filter((other) => other !== day && (stop.slot === undefined || !hasSlot(other, stop.slot)))
      .map((other) => ({ day: other.day, choices: move(stop, other.day, stop.startsAt) })),
  };
}

/** The stops that the guest has locked: a new plan is made around them. */
export const lockedStops = (days: readonly ItineraryDay[]): KeptStop[] =>
  days.flatMap(({ day, stops }) =>
    stops.flatMap(({ placeId, startsAt, isLocked }) =>
      isLocked === true && placeId !== undefined ? [{ placeId, day, startsAt: minutesOf(startsAt) }] : [],
    ),
  );

/** Meals stand at meal times, and locked stops where they are. */
const isFree = (stop: ItineraryStop): boolean => stop.kind === 'visit' && stop.isLocked !== true;

const hasSlot = ({ stops }: ItineraryDay, slot: ItineraryStop['slot']): boolean =>
  stops.some((stop) => stop.slot === slot);

const unlocked = (choices: Choices, placeId: string): Choices => ({
  ...choices,
  keep: choices.keep.filter((kept) => kept.placeId !== placeId),
  changes: choices.changes.filter((change) => change.kind !== 'lock' || change.placeId !== placeId),
});
