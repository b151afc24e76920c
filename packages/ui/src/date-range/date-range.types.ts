import type { DayAvailability } from '@latchkey/booking-core/inventory';
import type { ReactNode } from 'react';

/** Two ISO dates in the property's zone: the night of `checkIn` is the first, the night before `checkOut` the last. */
export interface DateRange {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** What the guest has pressed so far: nothing, only the day of arrival, or both days. */
export type PickedDates =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'arrival'; readonly checkIn: string }
  | ({ readonly kind: 'range' } & DateRange);

/** What a range of dates costs, in words: "From ₹16,590", and what is in it. */
export interface RangeCost {
  readonly title: ReactNode;
  readonly note: string;
}

/** The facts of one date. A date that lacks an entry can be chosen and shows no price. */
export interface CalendarDate {
  readonly date: string;
  /** The lowest price of that night, minor units; null when there is none to show. */
  readonly amount: number | null;
  /** `amount`, formatted without its currency: "5,460". */
  readonly price: string | null;
  /** `amount` with its currency, for the accessible name of the date: "₹5,460". */
  readonly priceInWords?: string | null | undefined;
  readonly availability: DayAvailability;
  /** Nights a stay that begins here must have. */
  readonly minStay: number;
  /** There are rooms, and no stay begins here. */
  readonly noArrival?: boolean | undefined;
  /** No stay ends here. */
  readonly noDeparture?: boolean | undefined;
}

export type CalendarDates = ReadonlyMap<string, CalendarDate>;
