import type { LocalDate } from '@latchkey/booking-core/dates';
import type { FigureValue } from '../../figures/figures.ts';
import type { FigureLine, Line } from '../../figures/lines.ts';
import type { CellEdit, Place, WantedValue } from './cell-edit.types.ts';
import type { Filled, Shown } from './filled.ts';
import { placesIn, type Edges } from './range.ts';
import type { CellFault } from './typed-value.ts';

/** Why a paste was not made, and of which cell. */
export interface PasteFault {
  readonly fault: CellFault | 'no_room';
  readonly line: FigureLine | null;
  readonly date: LocalDate | null;
}

type Read = (
  text: string,
  line: FigureLine,
  now: FigureValue,
) => { readonly value: WantedValue } | { readonly fault: CellFault };

/**
 * Pasted rows from a range's first cell on; one cell alone goes into the whole range. A blank leaves its cell as it is, and
 * plans that follow another are left alone. Either all of it can be made, or the first cell is named that cannot.
 */
export function pasted(
  rows: readonly (readonly string[])[],
  into: Edges,
  {
    lines,
    dates,
    shown,
    read,
  }: {
    readonly lines: readonly Line[];
    readonly dates: readonly LocalDate[];
    readonly shown: Shown;
    readonly read: Read;
  },
): Filled | PasteFault {
  const edits: CellEdit[] = [];
  let left = 0;
  for (const { at, text } of cellsOf(rows, into)) {
    if (text.trim() === '') continue;
    const [line, date] = [lines[at.line], dates[at.day]];
    if (line?.kind !== 'figure' || date === undefined) return { fault: 'no_room', line: null, date: date ?? null };
    const stands = shown(line, date);
    if (stands === null) return { fault: 'no_room', line, date };
    const typed = read(text, line, stands.value);
    if ('fault' in typed) return { fault: typed.fault, line, date };
    if (stands.isDerived) left += 1;
    else if (typed.value !== stands.value) edits.push({ line, date, value: typed.value });
  }
  return { edits, left };
}

function cellsOf(rows: readonly (readonly string[])[], into: Edges): { readonly at: Place; readonly text: string }[] {
  const [only] = rows[0] ?? [];
  if (rows.length === 1 && rows[0]?.length === 1 && only !== undefined)
    return placesIn(into).map((at) => ({ at, text: only }));
  return rows.flatMap((cells, down) =>
    cells.map((text, on) => ({ at: { line: into.top + down, day: into.first + on }, text })),
  );
}
