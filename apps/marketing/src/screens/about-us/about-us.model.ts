import type { Hotel } from '@latchkey/api-contract/types';

/** A hotel on its own clock. */
export type HotelOnClock = Pick<
  Hotel,
  'id' | 'name' | 'domain' | 'timeZone' | 'checkInTime' | 'checkOutTime' | 'theme'
> & { readonly place: string };

/** A hotel as its own page about itself shows it. */
export type HotelOfPage = Pick<Hotel, 'name' | 'headline' | 'description' | 'story' | 'address' | 'phone' | 'email'> & {
  readonly image: Hotel['HotelImages'][number] | null;
};

/** About the hotel on its own host, about the provider elsewhere. */
export type AboutUsModel =
  | { readonly kind: 'hotel'; readonly hotel: HotelOfPage }
  | { readonly kind: 'provider'; readonly hotels: readonly HotelOnClock[] }
  | { readonly kind: 'unavailable' };
