import type { SiteKind } from '@latchkey/booking-core/site-kinds';
import { hotelHomeUrl, policyUrl, roomPath, urlOf } from '@latchkey/site/urls';
import type { CommonPage } from '../model/common-page.types.ts';

/** The page on which a place of the documents is seen best; `room` with the id of the room. */
export function pageOf({ path }: { readonly path: string }): CommonPage | { readonly room: string } {
  const [first = '', second = ''] = path.split('.');
  if (first === 'rooms' && second !== '') return { room: second };
  if (first === 'places' || first === 'nearbyPlaces') return 'around';
  if (first === 'legal') return second === 'privacy' ? 'privacy' : 'terms';
  return first === 'measuring' ? 'privacy' : 'home';
}

interface Hotel {
  readonly id: number;
  readonly websiteSlug: string;
}

/** The path of such a page on a host of that kind. */
export function pathOfPage(page: CommonPage | { readonly room: string }, kind: SiteKind, hotel: Hotel): string {
  const site = { kind, hotel };
  if (typeof page !== 'string') return roomPath(site, hotel, page.room);
  switch (page) {
    case 'home':
      return hotelHomeUrl(site);
    case 'around':
      return urlOf('planner', { hotelId: hotel.id });
    case 'terms':
    case 'privacy':
      return policyUrl(page, site);
  }
}
