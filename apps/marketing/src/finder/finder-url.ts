import { guestsSearch, urlOf, type Search } from '@latchkey/site/urls';
import type { AskedHotels } from '@latchkey/stay/hotels-search';
import type { FinderSearch } from './finder.model.ts';

/** The address of a search for hotels; default values are left out. */
export function finderUrl({ sort, filters, page, ...asked }: FinderSearch): string {
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

function placesOf({ place, checkIn, checkOut, guests }: AskedHotels): Search {
  return {
    ...(place === '' ? {} : { place }),
    checkIn,
    checkOut,
    ...guestsSearch(guests),
  };
}
