import { daysBetween } from '@latchkey/booking-core/dates';
import type { VisitSearch, VisitState } from './visit-state.types.ts';

/** A search as an address says it. */
export interface SearchOfPage {
  readonly dates: NonNullable<VisitSearch['dateRange']>;
  readonly guests: { readonly adults: number; readonly children: number; readonly infants: number };
}

/** The stay of a search as a string: `2026-11-27/2026-11-30`. */
export const stayKeyOf = ({ checkIn, checkOut }: SearchOfPage['dates']): string => `${checkIn}/${checkOut}`;

/**
 * The visit with the dates and guests of the address. A selection for another stay is kept until the guest chooses
 * anew.
 */
export function followSearch(visit: VisitState, { dates, guests }: SearchOfPage): VisitState {
  return {
    ...visit,
    totalAdult: guests.adults,
    totalChild: guests.children,
    totalInfant: guests.infants,
    totalPeople: guests.adults + guests.children + guests.infants,
    dateRange: dates,
    dateCount: daysBetween(dates.checkIn, dates.checkOut),
  };
}
