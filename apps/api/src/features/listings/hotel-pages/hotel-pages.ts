import { locales } from '@latchkey/booking-core/language';
import type { HotelFolder } from '../../catalogue/hotel-files/hotel-folder.types.ts';
import type { PageRow } from './hotel-pages.queries.ts';

/** The pages of a hotel, from its files. */
export function hotelPagesOf({
  facts: { id, slug, hosts, rooms },
  words,
}: {
  readonly facts: Pick<HotelFolder['facts'], 'id' | 'slug' | 'hosts' | 'rooms'>;
  readonly words: HotelFolder['words'];
}): PageRow {
  return {
    hotel_id: id,
    slug,
    host: hosts[0] ?? null,
    room_type_ids: JSON.stringify(rooms.map((room) => room.id)),
    languages: JSON.stringify(locales.filter((language) => words[language] !== undefined)),
  };
}

/** Home, plan of the days, privacy policy and terms: the pages of a hotel that are not rooms. */
const pagesBesideRooms = 4;

/** At most so many pages lie in one part: in four languages they stay far below the 50,000 addresses of a file (sitemaps.org). */
export const pagesInPart = 2500;

/**
 * How many of these hotels make up one part, given how many rooms each has: as many as fit, and one at least. Index and
 * part count alike, so that every hotel is in one part.
 */
export function hotelsInPart(roomCounts: readonly number[]): number {
  let pages = 0;
  let hotels = 0;
  for (const rooms of roomCounts) {
    pages += pagesBesideRooms + rooms;
    if (pages > pagesInPart && hotels > 0) break;
    hotels += 1;
  }
  return hotels;
}
