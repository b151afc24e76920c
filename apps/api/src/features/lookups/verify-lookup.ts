import { timingSafeEqual } from 'node:crypto';
import type { MaskedBooking } from '@latchkey/api-contract/types';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { hotelIdIn } from '../../secret-id.ts';
import { findBooking, grantAccess, type BookingRow, type Proofs } from '../bookings/bookings.queries.ts';
import { bookingsOfPhone, lockLookup, writeTry, type LookupRow } from './lookups.queries.ts';

const mostTries = 5;

export type Verified =
  | { readonly bookings: MaskedBooking[] }
  | { readonly refused: 'not_found' | 'code_expired' | 'code_used' | 'too_many_tries' | 'code_wrong' };

/** Takes a code: once, in time, at most five tries. The device that enters it may then see the bookings whole. */
export async function verifyLookup(deps: Deps, lookupId: string, code: string, deviceHash: string): Promise<Verified> {
  const hotelId = hotelIdIn(lookupId);
  if (hotelId === null) return { refused: 'not_found' };
  const now = deps.clock();
  const entered = await transact<
    { refused: Exclude<Verified, { bookings: unknown }>['refused'] } | { subject: string; proved: Proofs }
  >(deps.db, async (tx) => {
    const lookup = await lockLookup(tx, hotelId, lookupId);
    if (lookup === undefined) return { refused: 'not_found' };
    if (lookup.used_at !== null) return { refused: 'code_used' };
    if (lookup.expires_at <= now) return { refused: 'code_expired' };
    if (lookup.tries >= mostTries) return { refused: 'too_many_tries' };
    const proved = provedBy(lookup, code);
    await writeTry(tx, lookup, { tries: lookup.tries + 1, used_at: proved === null ? null : now });
    return proved === null ? { refused: 'code_wrong' } : { subject: lookup.subject, proved };
  });
  if ('refused' in entered) return entered;
  const rows = await bookingsOf(deps, hotelId, entered.subject);
  for (const row of rows) await grantAccess(deps.db, row, { deviceHash, proved: entered.proved, at: now });
  const bookings = await Promise.all(rows.map((row) => maskedView(deps, row)));
  return { bookings };
}

/** Where the guest has read the code that was entered; null where it is not one of the lookup's codes. */
function provedBy(lookup: LookupRow, code: string): Proofs | null {
  if (lookup.subject === 'none') return null;
  const [phone, mail] = [isSame(lookup.code, code), lookup.mail_code !== null && isSame(lookup.mail_code, code)];
  if (!phone && !mail) return null;
  // One code for both, as lookups of before have it, does not tell which was read.
  return lookup.mail_code === null && lookup.subject.startsWith('booking:')
    ? { mail: false, phone: false }
    : { mail, phone };
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

async function bookingsOf(deps: Deps, hotelId: number, subject: string): Promise<BookingRow[]> {
  if (!subject.startsWith('booking:')) {
    const hotelIds = hotelId === 0 ? await deps.hotels.ids() : [hotelId];
    return bookingsOfPhone(deps.db, hotelIds, subject);
  }
  const bookingId = subject.slice('booking:'.length);
  const found = await findBooking(deps.db, hotelIdIn(bookingId) ?? hotelId, bookingId);
  return found === undefined ? [] : [found];
}

async function maskedView(deps: Deps, row: BookingRow): Promise<MaskedBooking> {
  const hotel = await deps.hotels.byId(row.hotel_id);
  return {
    bookingId: row.booking_id,
    reference: row.reference,
    hotelId: row.hotel_id,
    hotelName: hotel?.wordsIn(row.language).words.name ?? '',
    status: row.status,
    stay: row.selection.stay,
    guestName: masked(row.travellers[0]?.fullName ?? ''),
  };
}

/** The first letter of each word, and dots. */
function masked(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(\P{M}\p{M}*).*$/su, '$1•••'))
    .join(' ');
}
