import type { Hotel } from '@latchkey/api-contract/types';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { HotelWords } from '@latchkey/hotel-document/words';

/** A hotel's address in parts, in the language of its words. Parts that its files lack are left out, never guessed. */
export function postalAddressOf(
  { postalCode, countryCode }: Pick<HotelFacts, 'postalCode' | 'countryCode'>,
  { street, city, state }: Pick<HotelWords, 'street' | 'city' | 'state'>,
): NonNullable<Hotel['postalAddress']> {
  return {
    ...(street === undefined ? {} : { streetAddress: street }),
    ...(postalCode === undefined || postalCode === null ? {} : { postalCode }),
    addressLocality: city,
    addressRegion: state,
    ...(countryCode === undefined ? {} : { addressCountry: countryCode }),
  };
}
