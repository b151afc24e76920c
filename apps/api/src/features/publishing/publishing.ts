export { faultsAhead } from './faults-ahead.ts';
export { followFolders } from './follow-folders.ts';
export { createHotel } from './create-hotel.ts';
export { missingText } from './keep-ids.ts';
export { hotelIds } from './known-hotels.queries.ts';
export { listAnew, takeTurn, tellChanged } from './load-hotels.queries.ts';
export { type LoadedHotels, loadHotels } from './load-hotels.ts';
export { publicationOf, publicationOfRevision, type PublicationRow, publicationsOf } from './publications.queries.ts';
export { type Published, publishHotel } from './publish-hotel.ts';
