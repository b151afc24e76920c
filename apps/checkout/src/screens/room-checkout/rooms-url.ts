import { hotelHomeAnchor, hotelHomeUrl, stayUrl, withSearch, type SiteOfHotel } from '@latchkey/site/urls';
import { guestCountOf } from '../../stay/guest-count.ts';
import type { OfferedStay } from './room-checkout.model.ts';

/** The rooms for the same dates, people and code, or those of the hotel's home page for an hourly stay. */
export function roomsUrl({ quote: { selection } }: Pick<OfferedStay, 'quote'>, site: SiteOfHotel): string {
  const anchor = hotelHomeAnchor('rooms');
  if (selection.stay.kind === 'hours') return `${hotelHomeUrl(site)}${anchor}`;
  const { checkIn, checkOut } = selection.stay;
  const { adults, infants } = guestCountOf(selection);
  const rooms = stayUrl({
    hotelId: selection.hotelId,
    checkIn,
    checkOut,
    guests: { adults, infants, childAges: selection.rooms.flatMap((room) => room.childAges) },
  });
  const { couponCode } = selection;
  return `${couponCode === undefined ? rooms : withSearch(rooms, { coupon: couponCode })}${anchor}`;
}
