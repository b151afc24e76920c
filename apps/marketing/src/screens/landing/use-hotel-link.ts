import type { HotelCard } from '@latchkey/api-contract/types';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';

/** The address of a hotel's own site, on the scheme and port of this page. */
export function useHotelLink(): (hotel: HotelCard) => string {
  const { origin, locale } = usePage();
  return (hotel) => {
    const address = new URL(origin);
    address.hostname = hotel.domain;
    return `${address.origin}${inLanguage(urlOf('hotelHome'), locale)}`;
  };
}
