import type { ItineraryStop } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/site/urls';
import type { LiveHotel } from '../../live/live-hotel.ts';

/** A question and its answer, as the hotel wrote them. */
export interface Exchange {
  readonly question: string;
  readonly answer: string;
}

/** The questions and answers of the concierge in one language. */
export interface ConciergeTalk {
  readonly locale: Locale;
  readonly exchanges: readonly Exchange[];
}

export interface SalesConciergeModel {
  readonly hotel: LiveHotel | null;
  /** In each language that the hotel writes. */
  readonly talks: readonly ConciergeTalk[];
  /** A day that the planner made just now. */
  readonly day: readonly Pick<ItineraryStop, 'startsAt' | 'placeName'>[];
}
