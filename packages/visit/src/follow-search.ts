import { daysBetween } from '@latchkey/booking-core/dates';
import type { VisitSearch, VisitState } from './visit-state.types.ts';

/** A search as an address says it. */
export interface SearchOfPage {
  readonly dates: NonNullable<VisitSearch['dateRange']>;
  readonly guests: { readonly adults: number; readonly children: number; readonly infants: number };
}

/** The stay of a search as one word: `2026-11-27/2026-11-30`. */
export const stayOf = ({ checkIn, checkOut }: SearchOfPage['dates']): string => `${checkIn}/${checkOut}`;

/** The visit after the address has spoken: its dates and guests win. What was chosen for another stay waits until the guest chooses anew. */
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
