import type { LocalDate } from '@latchkey/booking-core/dates';

/** What a change of many nights would do, as it is said before it is done. */
export interface Look {
  readonly what: 'set' | 'rule';
  /** Figures, on so many dates; of them by hand until now. */
  readonly figures: number;
  readonly nights: number;
  readonly byHand: number;
  /** The price of the first night of a few plans, as it stands and as it will. */
  readonly prices: readonly LookedPrice[];
  /** Up to when the figures were seen. */
  readonly seen: string;
}

export interface LookedPrice {
  /** As `planKey` names it. */
  readonly plan: string;
  readonly date: LocalDate;
  readonly before: number;
  readonly after: number;
}
