/** Every URL of the site, pure and free of the router: for the API's mails, the origin and tests as well as for screens. */
export { urlOf, withSearch, type Search } from '../src/urls/build-urls.ts';
export { addressIn, alternatesOf, canonicalUrl, languagesOf, type PlacedPage } from '../src/urls/canonical-url.ts';
export { hotelPagePaths, ownHostPaths, providerPaths, type HotelOfPages } from '../src/urls/hotel-pages.ts';
export { agesParam, defaultGuests, guestsOfSearch, guestsSearch, parseGuests } from '../src/urls/guests.ts';
export {
  imageQualities,
  imageUrl,
  imageWidths,
  qualityFor,
  type ImageFormat,
  type ImageQuality,
  type ImageWidth,
} from '../src/urls/images.ts';
export { defaultLocale, directionOf, isLocale, locales, type Locale } from '@latchkey/booking-core/language';
export { languageCookie, rememberLanguage } from '../src/urls/language-cookie.ts';
export { deskWorkerPath, offlineWorkerPath } from '../src/urls/offline-worker-path.ts';
export { owners, routes, routesOn, type Owner, type Route, type RouteId } from '../src/urls/routes.ts';
export {
  cancellingTermsUrl,
  hotelHomeAnchor,
  hotelHomeAnchors,
  hotelHomeUrl,
  imprintAnchor,
  measuringChoiceUrl,
  policyUrl,
  type HotelHomeAnchor,
  type SiteOfHotel,
} from '../src/urls/hotel-home-url.ts';
export { deskPages } from '../src/urls/desk-pages.ts';
export { deskRoutes, type DeskRouteId } from '../src/urls/desk-routes.ts';
export { deskUrl } from '../src/urls/desk-url.ts';
export { hotelNamedBy, hotelOfDeskPath, type NamedHotel } from '../src/urls/named-hotel.ts';
export { ownPageFault, routeAt, type OwnPage } from '../src/urls/own-page.ts';
export { isPersonalPath } from '../src/urls/personal-path.ts';
export { roomPath } from '../src/urls/room-path.ts';
export { isPaymentPath } from '../src/urls/zones.ts';
export { parseStayLink, stayUrl, type StayLink } from '../src/urls/stay-link.ts';
export { formNoticeOf, noticeOfReply, formNotices, type FormNoticeCode } from '../src/urls/form-notices.ts';
export { lookUpActIn, type LookUpAct } from '../src/urls/look-up-acts.ts';
export { bookingPartUrl, type BookingPart } from '../src/urls/booking-part-url.ts';
export { foundUrl, lookUpUrl } from '../src/urls/look-up-urls.ts';
export type { SiteKind } from '@latchkey/booking-core/site-kinds';
