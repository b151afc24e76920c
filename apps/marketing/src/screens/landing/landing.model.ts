import type { HotelCard } from '@latchkey/api-contract/types';
import type { FinderModel } from '../../finder/finder.model.ts';
import type { Weekend } from './weekend.ts';

/** The provider's landing page; on the booking platform's domain the same hotels are shown to guests instead. */
export interface LandingModel {
  readonly audience: 'hoteliers' | 'guests';
  /** The hotels on the rack; none where a search is answered. */
  readonly hotels: readonly HotelCard[];
  readonly finder: FinderModel;
  /** For guests who have not said when: what the coming weekend costs. */
  readonly weekend: Weekend | null;
  readonly notice: 'invalid-date' | null;
}
