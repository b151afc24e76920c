import type { Overridable, Override, StockFault } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { weekdayNameOf } from '@latchkey/hotel-document/nights';
import type { AriChange, FiguresNamed, NewerFigures } from './ari-change.types.ts';
import { datesOf } from './editable-nights.ts';

/** The most nights of plans, and of room types where rooms are set, that one message changes. */
export const mostCells = 20_000;

/** One of the changes of a message, with its place among them and its nights. */
export interface PlacedChange extends AriChange {
  readonly place: number;
  readonly dates: readonly LocalDate[];
}

/** The nights of each change: those of its weekdays, where it names any. */
export const placed = (changes: readonly AriChange[]): PlacedChange[] =>
  changes.map((change, place) => ({
    ...change,
    place,
    dates: datesOf(change).filter((date) => change.weekdays?.includes(weekdayNameOf(date)) ?? true),
  }));

/** What of the changes has been made of rows that are locked, and what has not. */
export interface PartMade {
  readonly dates: ReadonlySet<LocalDate>;
  readonly cells: number;
  readonly faults: readonly StockFault[];
  readonly superseded: readonly FiguresNamed[];
  readonly newer: readonly NewerFigures[];
}

/** A figure of one night. */
export const figureOn = (
  date: LocalDate,
  roomTypeId: string,
  ratePlanId: string | null,
  field: Overridable,
): FiguresNamed => ({ roomTypeId, ratePlanId, field, from: date, to: date });

/** Nights in a row of which all else is alike, as one. */
export function inSpans<Named extends Pick<Override, 'roomTypeId' | 'ratePlanId' | 'field' | 'from' | 'to'>>(
  nights: readonly Named[],
): Named[] {
  const alike = Map.groupBy(nights, ({ from: _from, to: _to, ...rest }) => JSON.stringify(rest));
  return [...alike.values()]
    .flatMap((same) =>
      same.reduce<Named[]>((spans, night) => {
        const last = spans.at(-1);
        return last !== undefined && addDays(last.to, 1) === night.from
          ? [...spans.slice(0, -1), { ...last, to: night.to }]
          : [...spans, night];
      }, []),
    )
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = ({ roomTypeId, ratePlanId, from, field }: FiguresNamed): string =>
  `${roomTypeId} ${ratePlanId ?? ''} ${from} ${field}`;
