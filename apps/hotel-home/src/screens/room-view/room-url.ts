import { agesOf, urlOf, type Search } from '@latchkey/site/urls';
import { couponSearch } from '@latchkey/stay/stay-query';
import type { AskedStay } from '@latchkey/stay/use-stay';

/** The address of a room's page on certain dates, with the code of the link; shareable. */
export function roomUrl(
  roomTypeId: string,
  { checkIn, checkOut, guests }: AskedStay,
  coupon: string | null = null,
): string {
  const ages = agesOf(guests.childAges);
  const search: Search = {
    checkIn,
    checkOut,
    adults: String(guests.adults),
    ...(guests.childAges.length === 0 ? {} : { children: String(guests.childAges.length) }),
    ...(guests.infants === 0 ? {} : { infants: String(guests.infants) }),
    ...(ages === undefined ? {} : { ages }),
    ...couponSearch(coupon),
  };
  return urlOf('roomView', { roomTypeId }, search);
}
