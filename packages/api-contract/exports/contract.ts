import { aboutHotelOperations } from '../src/operations/about-hotels.ts';
import { bookingLookupOperations } from '../src/operations/booking-lookups.ts';
import { cancellationOperations } from '../src/operations/cancellations.ts';
import { guestRequestOperations } from '../src/operations/guest-requests.ts';
import { guestMessageOperations } from '../src/operations/guest-messages.ts';
import { modificationOperations } from '../src/operations/modifications.ts';
import { ownInvoiceOperations } from '../src/operations/own-invoices.ts';
import { ownRegistrationOperations } from '../src/operations/own-registration.ts';
import { personalDataOperations } from '../src/operations/personal-data.ts';
import { shareOperations } from '../src/operations/shares.ts';
import { bookingOperations } from '../src/operations/bookings.ts';
import { formOperations } from '../src/operations/forms.ts';
import { hotelSearchOperations } from '../src/operations/hotel-search.ts';
import { hotelOperations } from '../src/operations/hotels.ts';
import { offerOperations } from '../src/operations/offers.ts';
import { reviewOperations } from '../src/operations/reviews.ts';
import { siteOperations } from '../src/operations/site.ts';
import { sitemapOperations } from '../src/operations/sitemaps.ts';
import type { Operation } from '../src/operation.ts';
import type { paths } from './paths.ts';
import type { ownRegistrationPaths } from './registration-paths.ts';

/** Every operation of the API. A path that lacks its description, or the reverse, does not compile. */
export const contract = {
  ...siteOperations,
  ...hotelOperations,
  ...aboutHotelOperations,
  ...hotelSearchOperations,
  ...sitemapOperations,
  ...offerOperations,
  ...bookingOperations,
  ...shareOperations,
  ...bookingLookupOperations,
  ...cancellationOperations,
  ...guestRequestOperations,
  ...guestMessageOperations,
  ...modificationOperations,
  ...ownInvoiceOperations,
  ...ownRegistrationOperations,
  ...personalDataOperations,
  ...formOperations,
  ...reviewOperations,
} satisfies Record<keyof typeof paths | keyof typeof ownRegistrationPaths, Operation>;

export type Contract = typeof contract;
export { problem } from '../src/schemas/problem.ts';
export { gatewayName } from '../src/schemas/scalars.ts';
export { roomOutlook } from '../src/schemas/hotel.ts';
export { faqSubject, placeKind, reviewSubject } from '../src/operations/about-hotels.ts';
