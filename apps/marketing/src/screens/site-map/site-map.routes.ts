import type { Route, RouteId } from '@latchkey/site/urls';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MappedGroup } from './site-map.model.ts';

/** Where a page of the route table stands on the map, and what it is called there. */
interface Place {
  readonly kind: MappedGroup['kind'];
  readonly title: MessageDescriptor;
}

/** Every page that has one address; a new one that is not here is left out, which a test refuses. */
export const placesOnMap = {
  landing: { kind: 'stay', title: msg`Search hotels` },
  hotelHome: { kind: 'stay', title: msg`Rooms and prices` },
  findEntry: { kind: 'bookings', title: msg`Find a booking` },
  cancelEntry: { kind: 'bookings', title: msg`Cancel a booking` },
  modifyEntry: { kind: 'bookings', title: msg`Change a booking` },
  corporateBooking: { kind: 'stay', title: msg`Corporate booking` },
  listYourHotel: { kind: 'company', title: msg`List your hotel` },
  aboutUs: { kind: 'company', title: msg`About us` },
  bookingEngine: { kind: 'company', title: msg`Booking engine` },
  marketing: { kind: 'company', title: msg`Marketing` },
  salesConcierge: { kind: 'company', title: msg`Sales concierge` },
  chainGuide: { kind: 'company', title: msg`The Sandalwood guide` },
  blogs: { kind: 'journal', title: msg`Journal` },
  privacyPolicy: { kind: 'terms', title: msg`Privacy policy` },
  terms: { kind: 'terms', title: msg`Terms and conditions` },
} as const satisfies Partial<Record<RouteId, Place>>;

/** Pages that are the same as another, this one itself, and those that one comes to with something in hand. */
export const notOnMap: readonly RouteId[] = ['privacy', 'sitemaps', 'review', 'pageNotFound'];

/** Whether a route has one address that everybody can open. */
export const isOnePage = ({ path, zone, screen }: Route): boolean =>
  screen !== null && zone === undefined && !path.includes('$');
