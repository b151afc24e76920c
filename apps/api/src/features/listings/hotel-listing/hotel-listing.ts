import { skeletonOf } from '@latchkey/booking-core/names';
import { searchWords } from '@latchkey/booking-core/text';
import type { NewRow } from '../../../database/database.types.ts';
import type { HotelFolder } from '../../catalogue/hotel-files/hotel-folder.types.ts';

/** A hotel as searches order, filter and find it. */
export interface HotelListing {
  readonly row: NewRow<'hotel_listing'>;
  readonly terms: readonly string[];
  /** What its names and its slug look like. */
  readonly skeletons: readonly string[];
}

/** The listing of a hotel, from its files: found by the words of its name and place in each of its languages. */
export function listingOf({
  facts,
  words,
  fingerprint,
}: Pick<HotelFolder, 'facts' | 'words' | 'fingerprint'>): HotelListing {
  const places = Object.values(words).map(({ name, locality, city, state, country }) =>
    [name, locality, city, state, country].join(' '),
  );
  return {
    row: {
      hotel_id: facts.id,
      name_key: searchWords(words.en.name).join(' '),
      rating: Math.round((facts.googleRating ?? 0) * 10),
      currency: facts.currency,
      is_instant: facts.confirmation === 'instant',
      is_rental: facts.vacationRental,
      pays_at_property: facts.payment.modes.includes('at-property'),
      fingerprint,
    },
    terms: searchWords(places.join(' ')),
    skeletons: [facts.slug, ...Object.values(words).map(({ name }) => name)].map(skeletonOf),
  };
}
