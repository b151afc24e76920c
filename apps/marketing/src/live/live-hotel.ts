import type { Hotel } from '@latchkey/api-contract/types';
import type { ScreenRequest } from '@latchkey/site/screen';

/** The hotel that the provider's own pages show at work: Sandalwood Courtyard. */
const shownByProvider = 1760;

/** The hotel whose own figures a page shows: that of the host, else the one the provider shows; null where it cannot be read. */
export async function liveHotelOf({ api, site, locale, signal }: ScreenRequest): Promise<Hotel | null> {
  const hotelId = site.hotel?.id ?? shownByProvider;
  const reply = await api.call('getHotel', { params: { hotelId }, query: { lang: locale } }, signal);
  return reply.status === 200 ? reply.body : null;
}

/** What a page keeps of that hotel: enough to name it and to link to it. */
export type LiveHotel = Pick<Hotel, 'id' | 'name' | 'domain' | 'currency'>;

/** A hotel reduced to what the page shows: a model is sent to the browser whole. */
export const namedOnly = ({ id, name, domain, currency }: Hotel): LiveHotel => ({ id, name, domain, currency });
