import type { LocalDate } from '@latchkey/booking-core/dates';

/** What guests read of one night of a room. */
export interface NightRead {
  readonly date: LocalDate;
  /** What the house calls the seasons that it is of. */
  readonly seasons: readonly string[];
  /** Minor units, before taxes that come on top. */
  readonly price: number;
  /** The fewest nights of a stay that begins on it. */
  readonly minStay: number;
  readonly closedToArrival: boolean;
}

/** A season in the drawing of a year. */
export interface SeasonBar {
  readonly name: string;
  readonly turn: 'up' | 'down' | 'same';
  /** Where it begins and how long it is, in percent of the year that is drawn. */
  readonly start: number;
  readonly length: number;
}

/** Twelve months of the house as the draft has them: the drawing of its seasons, and nights that differ. */
export interface NightsRead {
  /** The first day of the first month. */
  readonly from: LocalDate;
  readonly bars: readonly SeasonBar[];
  readonly room: string;
  readonly plan: string;
  readonly guests: number;
  readonly nights: readonly NightRead[];
}
