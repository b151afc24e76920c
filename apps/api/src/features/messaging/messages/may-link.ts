import { hasForeignLink } from '@latchkey/booking-core/text';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import type { Settings } from '../../../settings.ts';
import { type HotelRecord, isHeld } from '../../catalogue/catalogue.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { toGuest } from './guest-trust.ts';
import { publicUrl } from './public-url.ts';

/** Whether words of a hotel name an address other than its own pages and its mailbox. */
export const namesForeignLink = (
  settings: Pick<Settings, 'publicScheme' | 'publicPort'>,
  hotel: HotelRecord,
  text: string,
): boolean => hasForeignLink(text, [publicUrl(settings, hotel, ''), hotel.readFacts().email]);

/**
 * Words that a hotel wrote with something it did to a stay, as they go to its guest: undefined where the hotel is held
 * or they may not go there. The booking's page shows them all the same.
 */
export async function wordsToGuest(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  hotel: HotelRecord,
  booking: BookingRow,
  { text, channel, now }: { readonly text: string | undefined; readonly channel: 'mail' | 'sms'; readonly now: Date },
): Promise<string | undefined> {
  if (text === undefined || (await isHeld(db, hotel.id))) return undefined;
  return (await maySay(db, settings, hotel, booking, { text, channel, now })) ? text : undefined;
}

/**
 * Whether words of a hotel may go to the guest of a booking: with addresses of elsewhere only to one who has booked it,
 * and has paid for it or has shown to read that mailbox or to have that number.
 */
export async function maySay(
  db: Database | Transaction,
  settings: Pick<Settings, 'publicScheme' | 'publicPort'>,
  hotel: HotelRecord,
  booking: BookingRow,
  { text, channel, now }: { readonly text: string; readonly channel: 'mail' | 'sms'; readonly now: Date },
): Promise<boolean> {
  if (!namesForeignLink(settings, hotel, text)) return true;
  if (booking.booked_by === 'property') return false;
  return (await toGuest(db, booking, { kind: 'letter', channel, now })).about.isProved === true;
}
