import { daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import type { BookingLine } from '@latchkey/booking-core/inventory';
import type { UnitTime } from '@latchkey/booking-core/units';

/** One room of a booking on one date: `place` is its number among those of its type in the booking. */
export interface UnitCell {
  readonly roomTypeId: string;
  readonly place: number;
  readonly date: LocalDate;
  readonly hourFrom: number;
  readonly hourTo: number;
}

const epoch = '1970-01-01' as LocalDate;

/** When a cell is, in hours since the epoch on the property's clocks. */
export function timeOf({ date, hourFrom, hourTo }: Pick<UnitCell, 'date' | 'hourFrom' | 'hourTo'>): UnitTime {
  const midnight = daysBetween(epoch, date) * 24;
  return { from: midnight + hourFrom, to: midnight + hourTo };
}

/** The cells of a booking's lines. A night of a type that is not sold by the hour is its whole date. */
export function cellsOf(lines: readonly BookingLine[], isHourly: (roomTypeId: string) => boolean): UnitCell[] {
  return lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, place) => ({
      roomTypeId: line.roomTypeId,
      place,
      date: line.date,
      ...(isHourly(line.roomTypeId) ? { hourFrom: line.hourFrom, hourTo: line.hourTo } : { hourFrom: 0, hourTo: 24 }),
    })),
  );
}

export const cellKey = ({ roomTypeId, place, date }: Pick<UnitCell, 'roomTypeId' | 'place' | 'date'>): string =>
  `${roomTypeId} ${place} ${date}`;

/** What one room takes without a gap, from its cells in order. */
export interface CellRun extends UnitTime {
  readonly cells: readonly UnitCell[];
}

/** Cells of one room of a booking, put together where one follows the other. */
export function runsOf(cells: readonly UnitCell[]): CellRun[] {
  const runs: { from: number; to: number; cells: UnitCell[] }[] = [];
  for (const cell of cells.toSorted((one, other) => timeOf(one).from - timeOf(other).from)) {
    const time = timeOf(cell);
    const last = runs.at(-1);
    if (last !== undefined && last.to === time.from) {
      last.cells.push(cell);
      last.to = time.to;
    } else runs.push({ ...time, cells: [cell] });
  }
  return runs;
}
