import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { timesOf, type RuledExtra, type StayHours } from './goes-with.ts';

/** How many of an extra a booking takes on one date. */
export interface HeldExtra {
  readonly addonId: string;
  readonly date: LocalDate;
  readonly quantity: number;
}

/**
 * What so many of an extra take of it day by day: one that is had each night is spread over the nights of the stay, the
 * same number on each, rounded up; one that is had once is taken on the day of arrival.
 */
export function heldExtras(
  extra: Pick<RuledExtra, 'each'> & { readonly id: string },
  when: StayHours,
  quantity: number,
): HeldExtra[] {
  const arrival = when.kind === 'nights' ? when.checkIn : when.date;
  if (arrival === undefined) return [];
  const times = timesOf(extra, when);
  return Array.from({ length: times }, (_, at) => ({
    addonId: extra.id,
    date: addDays(arrival, at),
    quantity: Math.ceil(quantity / times),
  }));
}
