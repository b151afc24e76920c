import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { Standing, WithoutUnit } from '../rooms.model.ts';
import { barState } from './bar-state.ts';
import type { StayBar } from './plan.types.ts';
import { spanOf, type Window } from './span-of.ts';

/** Whether some unit of the type is free on a night. */
export type IsFree = (date: LocalDate) => boolean;

/** The bars of rooms of one type that have no number yet: nights in a row as one. `over` where one of them has no free unit. */
export function waitingBars(
  nights: readonly WithoutUnit[],
  window: Window,
  {
    standing,
    today,
    isFree,
  }: { readonly standing: Readonly<Record<string, Standing>>; readonly today: LocalDate; readonly isFree: IsFree },
): StayBar[] {
  const runs: { of: WithoutUnit; place: number; first: LocalDate; last: LocalDate; isOver: boolean }[] = [];
  for (const night of nights.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0)))
    for (const place of night.places) {
      const run = runs.find(
        ({ of, place: at, last }) =>
          of.bookingId === night.bookingId && at === place && addDays(last, 1) === night.date,
      );
      if (run === undefined)
        runs.push({ of: night, place, first: night.date, last: night.date, isOver: !isFree(night.date) });
      else [run.last, run.isOver] = [night.date, run.isOver || !isFree(night.date)];
    }
  return runs.flatMap(({ of, place, first, last, isOver }): StayBar[] => {
    const span = spanOf(window, first, last);
    if (span === null) return [];
    const { bookingId, reference, guestName, roomTypeId } = of;
    const state = barState({ bookingId, first, last, held: null }, standing, today);
    return [
      {
        ...span,
        kind: 'stay',
        key: `${bookingId} ${roomTypeId} - ${place} ${first}`,
        state: isOver ? 'over' : state,
        bookingId,
        reference,
        guestName,
        roomTypeId,
        place,
        unitId: null,
        first,
        last,
        isPinned: false,
        isInHouse: false,
        isSplit: false,
      },
    ];
  });
}

/** Bars on as few lines as can be, none over another. */
export function inLanes<One extends { readonly start: number; readonly end: number }>(bars: readonly One[]): One[][] {
  const lanes: One[][] = [];
  for (const bar of bars.toSorted((one, other) => one.start - other.start)) {
    const lane = lanes.find((one) => (one.at(-1)?.end ?? 0) <= bar.start);
    if (lane === undefined) lanes.push([bar]);
    else lane.push(bar);
  }
  return lanes;
}
