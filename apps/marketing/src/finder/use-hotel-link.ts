import type { HotelCard } from '@latchkey/api-contract/types';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useAddressOn } from '../use-address-on.ts';

/** The address of a hotel's own site, on the scheme and port of this page. */
export function useHotelLink(): (hotel: Pick<HotelCard, 'domain'>) => string {
  const { locale } = usePage();
  const on = useAddressOn();
  return ({ domain }) => on(domain, inLanguage(urlOf('hotelHome'), locale));
}
