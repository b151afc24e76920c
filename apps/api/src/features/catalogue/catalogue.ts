export { checkDocuments, type Finding, type KnownMedia } from './documents/check-documents.ts';
export { addChanges, changedDocuments, type DocumentTexts, type KeptChange } from './documents/document-changes.ts';
export { differencesBetween } from './documents/document-differences.ts';
export { parsedDocument, writtenDocument } from './documents/document-text.ts';
export { type DocumentsInForce, documentsOf, textsOfRevision } from './documents/documents.queries.ts';
export { guestsHotels } from './guests/guests-hotels.ts';
export { aggregateOf } from './hotel-content/review-aggregate.ts';
export { textsOf } from './hotel-files/hotel-texts.queries.ts';
export { type FaultOfFolder, type FoundHotels, readHotelFolders } from './hotel-files/read-hotel-folders.ts';
export { advertisedCodeOf, isCouponAdvertised } from './hotels/advertised-offers.ts';
export { feesIn } from './hotels/fees-in.ts';
export { createHotelDirectory } from './hotels/hotel-directory.ts';
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
export { type HotelChange, hotelsAfter, hotelsPaidBy, isHeld, ownHostOf } from './hotels/hotels.queries.ts';
export { hoursFor, mostGuestsFor, paxOfHours, placesOf } from './hotels/hours-for.ts';
export { postalAddressOf } from './hotels/postal-address.ts';
export { bookedAt, type PropertyNow, propertyNow, propertyToday } from './hotels/property-today.ts';
export { whoSleepsSaid } from './hotels/who-sleeps.ts';
export { agreementWithIdsOfToday, billWithIdsOfToday, withIdsOfToday } from './hotels/with-ids-of-today.ts';
export { ownReviewOf } from './kept-reviews/own-review.ts';
export {
  findReview,
  forgetAuthor,
  insertReview,
  ratingsOf,
  type ReviewRow,
  reviewsOf,
  writeReviewFields,
} from './kept-reviews/reviews.queries.ts';
export { broughtInImages } from './documents/brought-in-images.queries.ts';
