import { hotelHomeUrl, stayUrl, withSearch, type SiteOfHotel } from '@latchkey/site/urls';
import { guestsOf } from '../../stay/guest-count.ts';
import type { OfferedStay } from './room-checkout.model.ts';

/** The rooms for the same dates, people and code, or the hotel's home page for an hourly stay. */
export function roomsUrl({ quote: { selection } }: Pick<OfferedStay, 'quote'>, site: SiteOfHotel): string {
  if (selection.stay.kind === 'hours') return hotelHomeUrl(site);
  const { checkIn, checkOut } = selection.stay;
  const { adults, infants } = guestsOf(selection);
  const rooms = stayUrl({
    hotelId: selection.hotelId,
    checkIn,
    checkOut,
    guests: { adults, infants, childAges: selection.rooms.flatMap((room) => room.childAges) },
  });
  return selection.couponCode === undefined ? rooms : withSearch(rooms, { coupon: selection.couponCode });
}
