import { addDays, daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import { covers } from './lay-out.ts';
import type { Bar, PlanRow, PlanSection } from './plan.types.ts';
import type { Window } from './span-of.ts';

/** A day of a line. */
export interface Cell {
  readonly row: string;
  /** From 0, the first in sight. */
  readonly day: number;
}

export type Step = 'up' | 'down' | 'back' | 'on' | 'first' | 'last';

export const linesOf = (sections: readonly PlanSection[]): readonly PlanRow[] => sections.flatMap(({ rows }) => rows);

/** The bar that a day of a line has, at night. */
export const barAt = (row: PlanRow | undefined, from: LocalDate, day: number): Bar | undefined =>
  row?.bars.find((bar) => covers(bar, addDays(from, day)));

/** The days in sight that a bar has. */
export function daysOfBar(bar: Bar, { from, days }: Window): { readonly first: number; readonly last: number } {
  const { first, last } = bar.kind === 'stay' ? bar : bar.closure;
  return { first: Math.max(0, daysBetween(from, first)), last: Math.min(days - 1, daysBetween(from, last)) };
}

/** Where a step of the keyboard leads from a day of a line; undefined at the edge. A bar is one step. */
export function stepFrom(lines: readonly PlanRow[], window: Window, { row, day }: Cell, step: Step): Cell | undefined {
  const at = lines.findIndex(({ key }) => key === row);
  const bar = barAt(lines[at], window.from, day);
  const here = bar === undefined ? { first: day, last: day } : daysOfBar(bar, window);
  const to = { up: day, down: day, back: here.first - 1, on: here.last + 1, first: 0, last: window.days - 1 }[step];
  const line = lines[at + (step === 'up' ? -1 : step === 'down' ? 1 : 0)];
  return line === undefined || to < 0 || to >= window.days ? undefined : { row: line.key, day: to };
}
