import { dayNumberOf } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { CoreError } from '../defect/core-error.ts';

/** The first and the last day of a span by the names of its keys; null or undefined is unbounded. */
type Span<Key extends string> = Readonly<Partial<Record<Key, LocalDate | null | undefined>>>;

/** Throws where one end of a span is no day (`invalid_date`), or its last day is before its first (`reversed_dates`). */
export function checkDays<From extends string, To extends string>(
  span: Span<From | To>,
  from: From,
  to: To,
  argument: string,
): void {
  const dayOf = (key: From | To, unbounded: number): number => {
    const day = span[key];
    return day === null || day === undefined ? unbounded : dayNumberOf(day, `${argument}.${key}`);
  };
  if (dayOf(from, Number.NEGATIVE_INFINITY) > dayOf(to, Number.POSITIVE_INFINITY))
    throw new CoreError('reversed_dates', `${argument}.${to}`);
}
