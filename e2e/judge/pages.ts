import { hosts } from '../running/addresses.ts';

/** A page that judges look at. */
export interface JudgedPage {
  readonly name: string;
  readonly host: string;
  readonly path: string;
  /** Whether search engines are to list it: Lighthouse says of others that they are kept out. */
  readonly isListed: boolean;
  /** One of the pages that `npm test` shows to the judges that take seconds. */
  readonly isSample?: boolean;
}

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const listed = (name: string, host: string, path: string): JudgedPage => ({ name, host, path, isListed: true });

/** A page of every kind that needs no booking. */
export const judgedPages: readonly JudgedPage[] = [
  { ...listed('hotel home', hosts.sandalwood, '/'), isSample: true },
  listed('hotel home on dates', hosts.linde, `/rooms/1188/${day(40)}/${day(42)}/2/0`),
  listed('home of a rental', 'mango.localhost', '/'),
  listed('hostel', 'thamel.localhost', '/'),
  listed('room', hosts.sandalwood, '/room-view/teak-king'),
  { ...listed('landing', hosts.provider, '/'), isSample: true },
  listed('platform', hosts.platform, '/'),
  listed('journal', hosts.provider, '/blogs'),
  listed('post', hosts.provider, '/blogs/two-guests-one-room'),
  listed('about us', hosts.provider, '/about-us'),
  listed('booking engine', hosts.provider, '/booking-engine'),
  listed('marketing', hosts.provider, '/marketing'),
  listed('sales concierge', hosts.provider, '/ai-sales-concierge'),
  listed('chain guide', hosts.provider, '/sandalwood-guide'),
  listed('corporate booking', hosts.provider, '/corporate-booking'),
  listed('all pages', hosts.sandalwood, '/sitemaps'),
  listed('terms', hosts.linde, '/terms-conditions'),
  listed('privacy policy', hosts.provider, '/privacy-policy'),
  listed('planner', hosts.sandalwood, '/planner/1760'),
  { name: 'find a booking', host: hosts.sandalwood, path: '/bookings/cancel', isListed: false, isSample: true },
  { name: 'not found', host: hosts.sandalwood, path: '/nowhere', isListed: false },
];
