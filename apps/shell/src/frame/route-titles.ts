import type { RouteId } from '@latchkey/site/urls';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const titles = {
  landing: msg`Latchkey`,
  hotelHome: msg`Rooms`,
  rooms: msg`Rooms`,
  roomsWithInfants: msg`Rooms`,
  roomView: msg({ message: 'Room', context: 'page title' }),
  hotelBySlug: msg`Rooms`,
  roomCheckout: msg({ message: 'Checkout', context: 'page title' }),
  checkout: msg({ message: 'Payment', context: 'page title' }),
  confirmation: msg`Your booking`,
  bookingStatus: msg`Your booking`,
  cancelEntry: msg`Cancel a booking`,
  cancel: msg`Cancel a booking`,
  modifyEntry: msg`Change a booking`,
  modify: msg`Change a booking`,
  review: msg`Your review`,
  planner: msg`Plan your days`,
  aboutUs: msg`About us`,
  bookingEngine: msg`Booking engine`,
  marketing: msg`Marketing`,
  salesConcierge: msg`Sales concierge`,
  chainGuide: msg`The Sandalwood guide`,
  blogs: msg`Journal`,
  blogPost: msg`Journal`,
  privacy: msg`Privacy`,
  privacyPolicy: msg`Privacy policy`,
  terms: msg`Terms and conditions`,
  hotelPrivacy: msg`Privacy policy`,
  hotelTerms: msg`Terms and conditions`,
  sitemaps: msg`All pages`,
  corporateBooking: msg`Corporate booking`,
  redirect: msg`One moment`,
  move: msg`One moment`,
  pageNotFound: msg`Page Not Found`,
} as const satisfies Record<RouteId, unknown>;

/** The title of every route in the frame's language. */
export const routeTitles = (i18n: I18n): Record<RouteId, string> =>
  Object.fromEntries(Object.entries(titles).map(([route, title]) => [route, i18n._(title)])) as Record<RouteId, string>;
