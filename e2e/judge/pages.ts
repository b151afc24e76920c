import type { Page } from '@playwright/test';
import { hosts } from '../running/addresses.ts';
import {
  cancelledStay,
  heldStay,
  paidStay,
  quotedStay,
  requestedStay,
  stayOfToday,
  stayPaidOnArrival,
} from '../data/made-stays.ts';

/** A page that judges look at. */
export interface JudgedPage {
  readonly name: string;
  readonly host: string;
  readonly path: string;
  /** Whether search engines are to list it: Lighthouse says of others that they are kept out. */
  readonly isListed: boolean;
  /** One of the pages that `npm test` shows to the judges that take seconds. */
  readonly isSample?: boolean;
  /** Makes what the page is about, by calls of a page of the host that is open, and answers its path. `path` is then left aside. */
  readonly make?: (page: Page) => Promise<string>;
}

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const listed = (name: string, host: string, path: string): JudgedPage => ({ name, host, path, isListed: true });
const unlisted = (name: string, host: string, path: string): JudgedPage => ({ name, host, path, isListed: false });

/** A page of a quote or a booking at the demo hotel (or another), which the device that made it sees whole. */
const made = (name: string, make: (page: Page) => Promise<string>, host: string = hosts.sandalwood): JudgedPage => ({
  ...unlisted(name, host, ''),
  make,
});

/** Pages of every kind that need no quote or booking. */
export const openPages: readonly JudgedPage[] = [
  { ...listed('hotel home', hosts.sandalwood, '/'), isSample: true },
  // To be kept is the home without dates.
  unlisted('hotel home on dates', hosts.linde, `/rooms/1188/${day(40)}/${day(42)}/2/0`),
  listed('home of a rental', 'mango.localhost', '/'),
  listed('hostel', 'thamel.localhost', '/'),
  listed('hotel on the provider', hosts.provider, '/creek-house'),
  listed('hotel on the platform', hosts.platform, '/villa-kayu'),
  listed('room', hosts.sandalwood, '/room-view/teak-king'),
  { ...listed('landing', hosts.provider, '/'), isSample: true },
  unlisted('search', hosts.provider, `/?place=Bengaluru&checkIn=${day(40)}&checkOut=${day(42)}`),
  listed('platform', hosts.platform, '/'),
  listed('journal', hosts.provider, '/blogs'),
  listed('post', hosts.provider, '/blogs/two-guests-one-room'),
  listed('about us', hosts.provider, '/about-us'),
  listed('about the hotel', hosts.sandalwood, '/about-us'),
  listed('booking engine', hosts.provider, '/booking-engine'),
  listed('marketing', hosts.provider, '/marketing'),
  listed('sales concierge', hosts.provider, '/ai-sales-concierge'),
  listed('chain guide', hosts.provider, '/sandalwood-guide'),
  listed('list your hotel', hosts.provider, '/list-your-hotel'),
  listed('corporate booking', hosts.provider, '/corporate-booking'),
  listed('corporate booking of a hotel', hosts.linde, '/corporate-booking'),
  listed('all pages', hosts.sandalwood, '/sitemaps'),
  listed('all pages of the provider', hosts.provider, '/sitemaps'),
  listed('terms', hosts.linde, '/terms-conditions'),
  listed('terms of the provider', hosts.provider, '/terms-conditions'),
  listed('privacy policy of a hotel', hosts.sandalwood, '/privacy-policy'),
  listed('privacy policy', hosts.provider, '/privacy-policy'),
  listed('planner', hosts.sandalwood, '/planner/1760'),
  { ...unlisted('find a booking', hosts.sandalwood, '/bookings/find'), isSample: true },
  unlisted('find a booking to cancel', hosts.sandalwood, '/bookings/cancel'),
  unlisted('find a booking to change', hosts.sandalwood, '/bookings/modify'),
  unlisted('not found', hosts.sandalwood, '/nowhere'),
  unlisted('door of the desk', hosts.desk, '/sign-in'),
  unlisted('door of the desk by a link', hosts.desk, '/sign-in?token=example'),
];

/** Pages of a quote or a booking. */
const madePages: readonly JudgedPage[] = [
  made('room checkout', async (page) => `/room/checkout?quote=${await quotedStay(page)}`),
  made('payment', async (page) => `/checkout/${await heldStay(page)}`),
  made('confirmation', async (page) => `/bookings/confirmation/${await paidStay(page)}`),
  made('status', async (page) => `/bookings/${await stayPaidOnArrival(page)}`),
  made('status of a request', async (page) => `/bookings/${await requestedStay(page)}`, 'palace.localhost'),
  made('cancel', async (page) => `/bookings/cancel/${await paidStay(page)}`),
  made('cancelled', async (page) => `/bookings/${await cancelledStay(page)}`),
  made('modify', async (page) => `/bookings/modify/${await stayPaidOnArrival(page)}?adults=1`),
  made('review', async (page) => `/review?of=${await stayOfToday(page)}`, 'open-all-day.localhost'),
];

/** A page of every kind. */
export const judgedPages: readonly JudgedPage[] = [...openPages, ...madePages];
