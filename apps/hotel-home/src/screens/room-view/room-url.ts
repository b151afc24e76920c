import { agesOf, urlOf, type Search } from '@latchkey/site/urls';
import type { AskedStay } from '../home/home.model.ts';

/** The address of a room's page on certain dates, shareable. */
export function roomUrl(roomTypeId: string, { checkIn, checkOut, guests }: AskedStay): string {
  const ages = agesOf(guests.childAges);
  const search: Search = {
    checkIn,
    checkOut,
    adults: String(guests.adults),
    ...(guests.childAges.length === 0 ? {} : { children: String(guests.childAges.length) }),
    ...(guests.infants === 0 ? {} : { infants: String(guests.infants) }),
    ...(ages === undefined ? {} : { ages }),
  };
  return urlOf('roomView', { roomTypeId }, search);
}
