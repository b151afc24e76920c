import type { LocalDate } from '../dates/local-date.types.ts';

/** A line of a booking: what its stay takes of one room type on one date: a night, hours of the property's wall clock, or both. */
export interface BookingLine {
  readonly date: LocalDate;
  readonly roomTypeId: string;
  readonly quantity: number;
  readonly night: boolean;
  readonly hourFrom: number;
  readonly hourTo: number;
}
