import type { HotelOrder } from '@latchkey/booking-core/hotel-search';
import type { HotelCard, HotelFound } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { AskedHotels } from '@latchkey/stay/hotels-search';

export const filters = ['free', 'instant', 'atProperty', 'rental'] as const;
/** What hotels can be left out by. */
export type Filter = (typeof filters)[number];

/** A search for hotels, as an address says it. */
export interface FinderSearch extends AskedHotels {
  readonly sort: HotelOrder;
  readonly filters: readonly Filter[];
  /** Counted from 1. */
  readonly page: number;
}

/** A search for hotels and what it has found. */
export interface FinderModel {
  readonly asked: FinderSearch;
  /** Today in UTC: the earliest date that the calendar offers. */
  readonly today: LocalDate;
  readonly results:
    | { readonly kind: 'not-asked' }
    | { readonly kind: 'unavailable' }
    | {
        readonly kind: 'found';
        readonly hotels: readonly HotelFound[];
        readonly total: number;
        readonly pages: number;
        readonly isCut: boolean;
        /** Hotels to look at where none was found. */
        readonly instead: readonly HotelCard[];
      };
}
