import { originOf } from '../../../public-origin.ts';
import type { Settings } from '../../../settings.ts';
import { domainOf, type HotelRecord } from '../../catalogue/catalogue.ts';

/** An address on a hotel's own site, from the hotel's record: never from the Host header of a request. */
export function publicUrl(
  settings: Pick<Settings, 'publicScheme' | 'publicPort'>,
  hotel: HotelRecord,
  path: string,
): string {
  return `${originOf(domainOf(hotel), settings)}${path}`;
}
