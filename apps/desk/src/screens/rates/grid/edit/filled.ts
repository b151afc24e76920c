import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Figure, FigureValue } from '../../figures/figures.ts';
import type { FigureLine, Line } from '../../figures/lines.ts';
import type { CellEdit } from './cell-edit.types.ts';
import { placesIn, type Edges } from './range.ts';

/** What stands in a cell as it is shown; null where the night has no such figure. */
export type Shown = (line: FigureLine, date: LocalDate) => Pick<Figure, 'value' | 'isDerived'> | null;

/** What a fill makes of cells, and how many it leaves alone since they follow another plan. */
export interface Filled {
  readonly edits: readonly CellEdit[];
  readonly left: number;
}

/** Lines that say the same kind of thing: a price is not filled into a minimum stay. */
export const isAlike = (one: FigureLine, other: FigureLine): boolean =>
  one.field === other.field && (one.isMain ? other.isMain : one.pax === other.pax && !other.isMain);

/** Repeats the cells of `source` over `target`, which holds it; a plan that follows another changes with it by itself. */
export function filled(
  source: Edges,
  target: Edges,
  {
    lines,
    dates,
    shown,
  }: { readonly lines: readonly Line[]; readonly dates: readonly LocalDate[]; readonly shown: Shown },
): Filled {
  const [tall, wide] = [source.bottom - source.top + 1, source.last - source.first + 1];
  const edits: CellEdit[] = [];
  let left = 0;
  for (const { line, day } of placesIn(target)) {
    const isSource = line >= source.top && line <= source.bottom && day >= source.first && day <= source.last;
    const [to, date] = [lines[line], dates[day]];
    if (isSource || to?.kind !== 'figure' || date === undefined) continue;
    const from = sourceOf(to, line, source, lines, tall);
    const fromDate = dates[source.first + modulo(day - source.first, wide)];
    const [given, stands] = [from === null || fromDate === undefined ? null : shown(from, fromDate), shown(to, date)];
    if (given === null || stands === null) continue;
    if (stands.isDerived) left += 1;
    else if (!isSameValue(given.value, stands.value)) edits.push({ line: to, date, value: given.value });
  }
  return { edits, left };
}

function sourceOf(to: FigureLine, at: number, source: Edges, lines: readonly Line[], tall: number): FigureLine | null {
  const from = lines[source.top + modulo(at - source.top, tall)];
  return from?.kind === 'figure' && isAlike(from, to) ? from : null;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
const isSameValue = (one: FigureValue, other: FigureValue): boolean => one === other;
