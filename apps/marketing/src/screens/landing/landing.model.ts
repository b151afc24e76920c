import type { HotelCard } from '@latchkey/api-contract/types';
import type { FinderModel } from '../../finder/finder.model.ts';

/** The provider's landing page; on the booking platform's domain the same hotels are shown to guests instead. */
export interface LandingModel {
  readonly audience: 'hoteliers' | 'guests';
  /** The hotels on the rack; none where a search is answered. */
  readonly hotels: readonly HotelCard[];
  readonly finder: FinderModel;
  readonly notice: 'invalid-date' | null;
}
