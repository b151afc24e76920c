import type { Locale } from '@latchkey/booking-core/language';
import { addressIn, deskUrl } from '@latchkey/site/urls';
import { originOf } from '../../../public-origin.ts';
import type { Settings } from '../../../settings.ts';

type Hosts = Pick<Settings, 'publicScheme' | 'publicPort' | 'deskHost'>;

/** The page of the desk that the link of a mail opens; null where this installation has no desk. */
export const linkedBookingUrl = (settings: Hosts, token: string, language: Locale): string | null =>
  atDesk(settings, deskUrl('byMail', { token }), language);

/** The page of a booking for who signs in there. */
export const bookingAtDeskUrl = (
  settings: Hosts,
  hotelId: number,
  reference: string,
  language: Locale,
): string | null => atDesk(settings, deskUrl('booking', { hotelId, reference }), language);

const atDesk = (settings: Hosts, path: string, language: Locale): string | null =>
  settings.deskHost === null ? null : `${originOf(settings.deskHost, settings)}${addressIn(path, language)}`;
