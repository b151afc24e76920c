import type { Hotel, Site } from '@latchkey/api-contract/types';
import { guestsSearch, roomPath } from '@latchkey/site/urls';
import { couponSearch } from '@latchkey/stay/stay-query';
import type { AskedStay } from '@latchkey/stay/use-stay';

/** The room type that the `roomTypeId` of an address names, whether or not the hotel's id stands before it. */
export const roomTypeIn = (parameter = ''): string => parameter.replace(/^\d{1,9}_/, '');

/** The address of a room's page on certain dates, with the code of the link; shareable. */
export function roomUrl(
  site: Site,
  hotel: Hotel,
  roomTypeId: string,
  { checkIn, checkOut, guests }: AskedStay,
  coupon: string | null = null,
): string {
  return roomPath(site, hotel, roomTypeId, {
    checkIn,
    checkOut,
    ...guestsSearch(guests),
    ...couponSearch(coupon),
  });
}
