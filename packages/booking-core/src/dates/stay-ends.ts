import type { LocalDate } from './local-date.types.ts';

/** The first and the last date of a stay; one by the hour begins and ends on the same. */
export interface StayEnds {
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
}

type AnyStay =
  | { readonly kind: 'nights'; readonly checkIn: LocalDate; readonly checkOut: LocalDate }
  | { readonly kind: 'hours'; readonly date: LocalDate };

export const stayEnds = (stay: AnyStay): StayEnds =>
  stay.kind === 'nights'
    ? { checkIn: stay.checkIn, checkOut: stay.checkOut }
    : { checkIn: stay.date, checkOut: stay.date };
