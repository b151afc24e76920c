import type { LocalDate } from '@latchkey/booking-core/dates';
import type { FigureValue } from '../../figures/figures.ts';
import type { FigureLine } from '../../figures/lines.ts';

/** What a cell is to say: a figure, or again what the rule says. */
export type WantedValue = FigureValue | 'rule';

/** A cell that is to say something else. */
export interface CellEdit {
  readonly line: FigureLine;
  readonly date: LocalDate;
  readonly value: WantedValue;
}

/** Where a cell stands: its line from the top, its night from the first in view; both from 0. */
export interface Place {
  readonly line: number;
  readonly day: number;
}

/** Cells from a first one to another, which may lie before it. */
export interface Range {
  readonly anchor: Place;
  readonly head: Place;
}
