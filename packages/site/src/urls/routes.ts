import type { SiteKind } from '@latchkey/booking-core/site-kinds';
/** The parts of the site that are released apart and own screens: the apps whose package.json says `remote` (a check compares). */
export const owners = ['marketing', 'hotel-home', 'checkout', 'booking-status', 'itinerary', 'desk', 'shares'] as const;
export type Owner = (typeof owners)[number];

export interface Route {
  /** `$name` is a parameter. */
  readonly path: string;
  readonly owner: Owner | 'shell' | 'origin';
  /** The owner's screen, or null where no remote answers: the shell says that the page is not found, the origin leads on. */
  readonly screen: string | null;
  readonly on: readonly SiteKind[];
  /** Where card payment happens: a document of its own, without any third party but the gateway (PCI DSS 4.0.1, requirement 6.4.3). */
  readonly zone?: 'payment';
  /** The parameter (`quote` and `of`: of the search) that names the hotel where the host does not. */
  readonly hotel?: 'hotelId' | 'bookingId' | 'shareId' | 'quote' | 'of' | 'roomTypeId' | 'slug';
}

const everywhere = ['provider', 'platform', 'hotel'] as const;
const providerDomains = ['provider', 'platform'] as const;
const own = ['hotel'] as const;

/** Every URL of guests' pages and the app that owns it; those of the desk stand in `deskRoutes`. */
export const routes = {
  landing: { path: '/', owner: 'marketing', screen: 'landing', on: providerDomains },
  hotelHome: { path: '/', owner: 'hotel-home', screen: 'home', on: own },
  rooms: {
    path: '/rooms/$hotelId/$checkIn/$checkOut/$adults/$children',
    owner: 'hotel-home',
    screen: 'home',
    hotel: 'hotelId',
    on: everywhere,
  },
  roomsWithInfants: {
    path: '/rooms/$hotelId/$checkIn/$checkOut/$adults/$children/$infants',
    owner: 'hotel-home',
    screen: 'home',
    hotel: 'hotelId',
    on: everywhere,
  },
  // A room type's id belongs to its hotel: on the provider's hosts the hotel's id and `_` stand before it.
  roomView: {
    path: '/room-view/$roomTypeId',
    owner: 'hotel-home',
    screen: 'room-view',
    hotel: 'roomTypeId',
    on: everywhere,
  },
  hotelBySlug: { path: '/$slug', owner: 'hotel-home', screen: 'home', hotel: 'slug', on: providerDomains },

  roomCheckout: {
    path: '/room/checkout',
    owner: 'checkout',
    screen: 'room-checkout',
    hotel: 'quote',
    on: everywhere,
    zone: 'payment',
  },
  checkout: {
    path: '/checkout/$bookingId',
    owner: 'checkout',
    screen: 'payment',
    hotel: 'bookingId',
    on: everywhere,
    zone: 'payment',
  },
  confirmation: {
    path: '/bookings/confirmation/$bookingId',
    owner: 'booking-status',
    screen: 'confirmation',
    hotel: 'bookingId',
    on: everywhere,
  },
  bookingStatus: {
    path: '/bookings/$bookingId',
    owner: 'booking-status',
    screen: 'status',
    hotel: 'bookingId',
    on: everywhere,
  },
  findEntry: { path: '/bookings/find', owner: 'booking-status', screen: 'find-entry', on: everywhere },
  cancelEntry: { path: '/bookings/cancel', owner: 'booking-status', screen: 'cancel-entry', on: everywhere },
  divide: {
    path: '/bookings/divide/$bookingId',
    owner: 'shares',
    screen: 'divide',
    hotel: 'bookingId',
    on: everywhere,
  },
  cancel: {
    path: '/bookings/cancel/$bookingId',
    owner: 'booking-status',
    screen: 'cancel',
    hotel: 'bookingId',
    on: everywhere,
  },
  modifyEntry: { path: '/bookings/modify', owner: 'booking-status', screen: 'modify-entry', on: everywhere },
  modify: {
    path: '/bookings/modify/$bookingId',
    owner: 'booking-status',
    screen: 'modify',
    hotel: 'bookingId',
    on: everywhere,
  },
  review: { path: '/review', owner: 'booking-status', screen: 'review', hotel: 'of', on: everywhere },

  planner: { path: '/planner/$hotelId', owner: 'itinerary', screen: 'planner', hotel: 'hotelId', on: everywhere },
  // Who pays a share of a stay has its link, and no booking.
  share: {
    path: '/checkout/share/$shareId',
    owner: 'shares',
    screen: 'share',
    hotel: 'shareId',
    on: everywhere,
    zone: 'payment',
  },

  aboutUs: { path: '/about-us', owner: 'marketing', screen: 'about-us', on: everywhere },
  bookingEngine: { path: '/booking-engine', owner: 'marketing', screen: 'booking-engine', on: everywhere },
  marketing: { path: '/marketing', owner: 'marketing', screen: 'marketing', on: everywhere },
  salesConcierge: { path: '/ai-sales-concierge', owner: 'marketing', screen: 'sales-concierge', on: everywhere },
  chainGuide: { path: '/sandalwood-guide', owner: 'marketing', screen: 'chain-guide', on: everywhere },
  blogs: { path: '/blogs', owner: 'marketing', screen: 'journal', on: everywhere },
  blogPost: { path: '/blogs/$slug', owner: 'marketing', screen: 'journal-post', on: everywhere },
  privacy: { path: '/privacy', owner: 'marketing', screen: 'privacy', on: everywhere },
  privacyPolicy: { path: '/privacy-policy', owner: 'marketing', screen: 'privacy', on: everywhere },
  terms: { path: '/terms-conditions', owner: 'marketing', screen: 'terms', on: everywhere },
  hotelPrivacy: { path: '/$slug/privacy-policy', owner: 'marketing', screen: 'privacy', hotel: 'slug', on: everywhere },
  hotelTerms: { path: '/$slug/terms-conditions', owner: 'marketing', screen: 'terms', hotel: 'slug', on: everywhere },
  sitemaps: { path: '/sitemaps', owner: 'marketing', screen: 'site-map', on: everywhere },
  listYourHotel: { path: '/list-your-hotel', owner: 'marketing', screen: 'list-your-hotel', on: providerDomains },
  corporateBooking: { path: '/corporate-booking', owner: 'marketing', screen: 'corporate-booking', on: everywhere },

  // Short link for SMS, where each character costs. It leads to the booking's page and gives no access.
  shortBooking: { path: '/b/$code', owner: 'origin', screen: null, on: own },
  redirect: { path: '/redirect', owner: 'origin', screen: null, on: everywhere },
  move: { path: '/move', owner: 'origin', screen: null, on: everywhere },
  pageNotFound: { path: '/pagenotfound', owner: 'shell', screen: null, on: everywhere },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

/** The routes of guests' pages that exist on a kind of site: none on the desk's. */
export const routesOn = (kind: SiteKind): [RouteId, Route][] =>
  (Object.entries(routes) as [RouteId, Route][]).filter(
    ([, route]) => route.owner !== 'origin' && route.on.includes(kind),
  );
