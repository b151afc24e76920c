import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { ReportPeriod } from './report.types.ts';

/** How the nights of a period are put together. */
export const reportGroupings = ['day', 'week', 'month'] as const;

export type ReportGrouping = (typeof reportGroupings)[number];

/**
 * The parts of a period, in order and without a gap: each day, seven days each from its first, or calendar months. The
 * last part ends with the period.
 */
export function reportSpans({ from, to }: ReportPeriod, by: ReportGrouping): readonly ReportPeriod[] {
  const spans: ReportPeriod[] = [];
  for (let first = from; first <= to;) {
    const last = earlier(lastOf(first, by), to);
    spans.push({ from: first, to: last });
    first = addDays(last, 1);
  }
  return spans;
}

function lastOf(first: LocalDate, by: ReportGrouping): LocalDate {
  if (by === 'day') return first;
  return by === 'week' ? addDays(first, 6) : lastOfMonth(first);
}

/** The last day of a date's month. */
export function lastOfMonth(date: LocalDate): LocalDate {
  // From the 28th on, four days lead into the next month, whatever this one is like.
  const next = addDays(`${date.slice(0, 8)}28` as LocalDate, 4);
  return addDays(next, -Number(next.slice(8)));
}

const earlier = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? one : other);
