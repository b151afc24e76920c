import { agesParam, urlOf, type Search } from '@latchkey/site/urls';
import type { AskedHotels } from '@latchkey/stay/hotels-search';
import type { AskedFinder } from './finder.model.ts';

/** The address of a search for hotels; default values are left out. */
export function finderUrl({ sort, filters, page, ...asked }: AskedFinder): string {
  const left = Object.fromEntries(filters.map((filter) => [filter, '1' as const]));
  return urlOf(
    'landing',
    {},
    {
      ...placesOf(asked),
      ...(sort === 'name' ? {} : { sort }),
      ...left,
      ...(page === 1 ? {} : { page: String(page) }),
    },
  );
}

function placesOf({ place, checkIn, checkOut, guests: { adults, childAges, infants } }: AskedHotels): Search {
  const ages = agesParam(childAges);
  return {
    ...(place === '' ? {} : { place }),
    checkIn,
    checkOut,
    adults: String(adults),
    ...(childAges.length === 0 ? {} : { children: String(childAges.length) }),
    ...(ages === undefined ? {} : { ages }),
    ...(infants === 0 ? {} : { infants: String(infants) }),
  };
}
