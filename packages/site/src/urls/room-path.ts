import { urlOf, type Search } from './build-urls.ts';
import type { SiteKind } from '@latchkey/booking-core/site-kinds';

/** The address of a room's page without dates. On the provider's hosts it begins with the hotel's id. */
export const roomPath = (
  site: { readonly kind: SiteKind },
  hotel: { readonly id: number },
  roomTypeId: string,
  search: Search = {},
): string =>
  urlOf('roomView', { roomTypeId: site.kind === 'hotel' ? roomTypeId : `${hotel.id}_${roomTypeId}` }, search);
