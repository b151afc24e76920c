import type { Locale } from '@latchkey/api-contract/types';
import { urlOf } from '@latchkey/site/urls';
import type { Settings } from '../../settings.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { publicUrl } from './public-url.ts';

/** The pages of a booking on the hotel's own site, in the mail's language. */
export interface StayLinks {
  readonly booking: string;
  readonly checkout: string;
  readonly modify: string;
  readonly cancel: string;
  /** The booking's page as an SMS names it: in English without the language, to be short. */
  readonly short: string;
}

export function stayLinks(
  settings: Pick<Settings, 'publicScheme' | 'publicPort'>,
  hotel: HotelRecord,
  bookingId: string,
  lang: Locale,
): StayLinks {
  const page = (route: 'bookingStatus' | 'checkout' | 'modify' | 'cancel', search: { lang?: Locale }): string =>
    publicUrl(settings, hotel, urlOf(route, { bookingId }, search));
  return {
    booking: page('bookingStatus', { lang }),
    checkout: page('checkout', { lang }),
    modify: page('modify', { lang }),
    cancel: page('cancel', { lang }),
    short: page('bookingStatus', lang === 'en' ? {} : { lang }),
  };
}
