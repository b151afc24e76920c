import type { HotelCard } from '@latchkey/api-contract/types';

/** The provider's landing page; on the booking platform's domain the same hotels are shown to guests instead. */
export interface LandingModel {
  readonly audience: 'hoteliers' | 'guests';
  readonly hotels: readonly HotelCard[];
}
