import type { Locale } from '@latchkey/api-contract/types';
import { hotelHomeAnchor, urlOf } from '@latchkey/site/urls';
import type { Settings } from '../../../settings.ts';
import { shortCodeOf } from '../../booking-access/booking-access.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { publicUrl } from './public-url.ts';

/** The pages of a booking on the hotel's own site, in the mail's language. */
export interface StayLinks {
  readonly booking: string;
  readonly checkout: string;
  readonly modify: string;
  readonly cancel: string;
  /** The hotel's rooms, to choose again. */
  readonly rooms: string;
  /** The way to the booking's page as an SMS names it. */
  readonly short: string;
}

export function stayLinks(
  settings: Pick<Settings, 'publicScheme' | 'publicPort'>,
  hotel: HotelRecord,
  bookingId: string,
  lang: Locale,
): StayLinks {
  const page = (route: 'bookingStatus' | 'checkout' | 'modify' | 'cancel'): string =>
    publicUrl(settings, hotel, urlOf(route, { bookingId }, { lang }));
  return {
    booking: page('bookingStatus'),
    checkout: page('checkout'),
    modify: page('modify'),
    cancel: page('cancel'),
    rooms: `${publicUrl(settings, hotel, urlOf('hotelHome', {}, { lang }))}${hotelHomeAnchor('rooms')}`,
    short: publicUrl(settings, hotel, urlOf('shortBooking', { code: shortCodeOf(bookingId) })),
  };
}
