import { inLanguage, usePage } from '@latchkey/site';
import type { LiveHotel } from './live-hotel.ts';

/** Makes addresses of a hotel's own site in the page's language: a path on its host, else with the page's scheme and port. */
export function useAddressAt({ id, domain }: Pick<LiveHotel, 'id' | 'domain'>): (path: string) => string {
  const { origin, locale, site } = usePage();
  if (site.kind === 'hotel' && site.hotel?.id === id) return (path) => inLanguage(path, locale);
  const address = new URL(origin);
  address.hostname = domain;
  return (path) => `${address.origin}${inLanguage(path, locale)}`;
}
