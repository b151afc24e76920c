import type { HotelDocuments } from '../schema/hotel-documents.types.ts';

/** What search engines and price checkers miss in the files of a hotel; it is sold all the same. */
export function searchShortages({ facts, words }: HotelDocuments): string[] {
  const { postalCode, countryCode, reviews } = facts;
  return [
    ...Object.entries(words).flatMap(([language, { street }]) =>
      street === undefined ? [`words.${language}.json has no street: the street and the number of the address`] : [],
    ),
    ...(postalCode === undefined ? ['hotel.json has no postalCode: null where the country has none'] : []),
    ...(countryCode === undefined ? ['hotel.json has no countryCode: two letters of ISO 3166-1, such as DE'] : []),
    ...(reviews !== null && reviews.from === undefined
      ? ['hotel.json has no reviews.from: guests where the hotel asked its own, google where it shows those of Google']
      : []),
  ];
}
