export { feesIn } from './hotels/fees-in.ts';
export { aggregateOf } from './hotel-content/review-aggregate.ts';

export { type FaultOfFolder, type FoundHotels, readHotelFolders } from './hotel-files/read-hotel-folders.ts';

export {
  anyHotel,
  countHotels,
  deleteListing,
  findHotels,
  type HotelQuery,
  writeListing,
} from './hotel-listing/hotel-listing.queries.ts';
export { hostsOfOthers, skeletonsTaken } from './hotel-listing/hotel-names.queries.ts';
export { listingOf } from './hotel-listing/hotel-listing.ts';

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

export { advertisedCodeOf, isCouponAdvertised } from './hotels/advertised-offers.ts';
export { guestsHotels } from './guests/guests-hotels.ts';
export { createHotelDirectory } from './hotels/hotel-directory.ts';
export { type HotelChange, hotelsAfter, hotelsPaidBy, isHeld, ownHostOf } from './hotels/hotels.queries.ts';
export {
  type AgreedHotel,
  basePaxOf,
  type HotelRecord,
  type HotelSale,
  ratePlanOf,
  roomOf,
  type SaleNames,
} from './hotels/hotel-record.ts';
export { domainOf, hotelView, imageView } from './hotels/hotel-view.ts';
export { postalAddressOf } from './hotels/postal-address.ts';
export { hoursFor, mostGuestsFor, paxOfHours, placesOf } from './hotels/hours-for.ts';
export { bookedAt, type PropertyNow, propertyNow, propertyToday } from './hotels/property-today.ts';
export { whoSleepsSaid } from './hotels/who-sleeps.ts';
export { agreementWithIdsOfToday, billWithIdsOfToday, withIdsOfToday } from './hotels/with-ids-of-today.ts';

export { exportHotel } from './images/export-hotel.ts';
export { keepPictures } from './images/keep-pictures.ts';
export { pictureStoreOf } from './images/picture-store.ts';
export { createImageStore, type ImageStore } from './images/image-store.ts';

export type { PictureRefusal } from './uploads/clean-picture.ts';
export { erasePictures } from './uploads/erase-pictures.ts';
export { createUploadStore, type UploadStore } from './uploads/upload-store.ts';
export { countUnused, eraseBy, insertPicture, keptPictures, claimPicture } from './uploads/uploads.queries.ts';

export { ownReviewOf } from './kept-reviews/own-review.ts';
export {
  findReview,
  insertReview,
  ratingsOf,
  type ReviewRow,
  reviewsOf,
  writeReviewFields,
} from './kept-reviews/reviews.queries.ts';

export { addChanges, changedDocuments, type DocumentTexts, type KeptChange } from './documents/document-changes.ts';
export { broughtInImages, insertHotelImage } from './documents/brought-in-images.queries.ts';
export { eraseUnnamedImages, lookAt } from './images/erase-unnamed-images.ts';
export { checkDocuments, type Finding, type KnownMedia } from './documents/check-documents.ts';
export { differencesBetween } from './documents/document-differences.ts';
export { parsedDocument, writtenDocument } from './documents/document-text.ts';
export { documentsOf, type DocumentsInForce, textsOfRevision } from './documents/documents.queries.ts';
export { catalogueUpkeep } from './catalogue.upkeep.ts';
