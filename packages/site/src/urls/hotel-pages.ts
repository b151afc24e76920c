import { urlOf } from './build-urls.ts';
import { hotelHomeUrl, policyUrl } from './hotel-home-url.ts';

/** A hotel as the addresses of its pages name it. */
export interface HotelOfPages {
  readonly id: number;
  readonly websiteSlug: string;
  readonly roomTypeIds: readonly string[];
}

/**
 * Paths of the pages of a hotel that search engines are to find: its home, rooms, plan of the days and policies, on its
 * own host or on the provider's.
 */
export function hotelPagePaths({ id, websiteSlug, roomTypeIds }: HotelOfPages, kind: 'hotel' | 'provider'): string[] {
  const site = { kind, hotel: { websiteSlug } };
  const rooms = roomTypeIds.map((room) => urlOf('roomView', { roomTypeId: kind === 'hotel' ? room : `${id}_${room}` }));
  return [
    hotelHomeUrl(site),
    ...rooms,
    urlOf('planner', { hotelId: id }),
    policyUrl('privacy', site),
    policyUrl('terms', site),
  ];
}

/** Pages of a hotel's own host that the table of routes names, and that are the hotel's own. */
export const ownHostPaths: readonly string[] = [urlOf('aboutUs'), urlOf('corporateBooking'), urlOf('sitemaps')];

/** The provider's pages that search engines are to find, without those of the journal's posts. */
export const providerPaths: readonly string[] = [
  urlOf('landing'),
  urlOf('aboutUs'),
  urlOf('bookingEngine'),
  urlOf('marketing'),
  urlOf('salesConcierge'),
  urlOf('chainGuide'),
  urlOf('blogs'),
  urlOf('listYourHotel'),
  urlOf('corporateBooking'),
  urlOf('sitemaps'),
  urlOf('privacyPolicy'),
  urlOf('terms'),
];
