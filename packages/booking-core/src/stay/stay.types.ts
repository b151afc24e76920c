import type { ClockTime } from '../clock/clock-time.ts';
import type { LocalDate } from '../dates/local-date.types.ts';

/** The nights between two dates, or full hours that begin on one date; all on the property's clocks. */
export type Stay =
  | { readonly kind: 'nights'; readonly checkIn: LocalDate; readonly checkOut: LocalDate }
  | {
      readonly kind: 'hours';
      readonly date: LocalDate;
      /** 0 to 23 */
      readonly startHour: number;
      readonly hours: number;
    };

/** From when on a hotel's rooms are ready on the day of arrival, and until when guests leave; `HH:mm`. */
export interface HotelTimes {
  readonly checkInTime: ClockTime;
  readonly checkOutTime: ClockTime;
}
