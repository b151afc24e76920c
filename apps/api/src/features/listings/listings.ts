export {
  anyHotel,
  countHotels,
  deleteListing,
  findHotels,
  type HotelQuery,
  writeListing,
} from './hotel-listing/hotel-listing.queries.ts';
export { listingOf } from './hotel-listing/hotel-listing.ts';
export { hostsOfOthers, skeletonsTaken } from './hotel-listing/hotel-names.queries.ts';
export {
  deletePages,
  type HotelPages,
  markAnnounced,
  movePages,
  noteHomeChange,
  type PageCount,
  readPageCounts,
  readPages,
  readUnannounced,
  writePages,
} from './hotel-pages/hotel-pages.queries.ts';
export { hotelPagesOf, hotelsInPart, pagesInPart } from './hotel-pages/hotel-pages.ts';
export { listingsUpkeep } from './listings.upkeep.ts';
