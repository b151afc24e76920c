/** Two ISO dates in the property's zone: the night of `checkIn` is the first, the night before `checkOut` the last. */
export interface DateRange {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** What is known of one date. A date without an entry can be chosen and shows no price. */
export interface CalendarDate {
  readonly date: string;
  /** The lowest price of that night, minor units; null when there is none to show. */
  readonly amount: number | null;
  /** The same, formatted without its currency: "5,460". */
  readonly price: string | null;
  readonly availability: 'open' | 'sold_out' | 'closed';
  /** Nights a stay that begins here must have. */
  readonly minStay: number;
}

export type CalendarDates = ReadonlyMap<string, CalendarDate>;
