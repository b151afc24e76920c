import type { MaskedBooking } from '@latchkey/api-contract/types';
import { transactByHotel } from '../../../database/transact-by-hotel.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { isSameSecret } from '../../../is-same-secret.ts';
import {
  forgetHotelsOf,
  grantAccess,
  hotelsOfDevice,
  noteDevice,
  type Proofs,
  renewDevice,
} from '../../booking-access/booking-access.ts';
import { confirmProved } from '../../reservations/reservations.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { bookingIdIn, bookingsOfSubject, isNobody } from './bookings-of-subject.ts';
import { lockSubject, writeTries } from './code-subjects.queries.ts';
import { linkMessage } from './link-message.ts';
import { maskedView } from './masked-booking.ts';
import { lockLookup, writeTry, type LookupRow } from './lookups.queries.ts';
import { mayTry, withTry } from './try-limits.ts';

const mostTries = 5;

export type Verified =
  | { readonly bookings: MaskedBooking[] }
  | { readonly refused: 'not_found' | 'code_expired' | 'code_used' | 'too_many_tries' | 'code_wrong' };

/**
 * Takes a code: once, in time, at most five tries, and no more wrong ones for its number or booking than the limits let
 * pass, whichever look-up they are made in. The wrong code that reaches the limits sends the guest a link by mail.
 * The device that enters the right one may then see the bookings whole, under a new token; `before` is its old one.
 * Bookings that waited for it are confirmed.
 */
export async function verifyLookup(
  deps: Deps,
  lookupId: string,
  code: string,
  { deviceHash, before }: { readonly deviceHash: string; readonly before: string | undefined },
): Promise<Verified> {
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
    const { wrongTries } = await lockSubject(tx, lookup.subject, now);
    if (!mayTry(wrongTries, now.getTime())) return { refused: 'too_many_tries' };
    const proved = provedBy(lookup, code);
    await writeTry(tx, lookup, { tries: lookup.tries + 1, used_at: proved === null ? null : now });
    if (proved !== null) return { subject: lookup.subject, proved };
    const tries = withTry(wrongTries, now.getTime());
    await writeTries(tx, lookup.subject, tries, now);
    if (!mayTry(tries, now.getTime())) {
      await enqueue(tx, [linkMessage(hotelId, lookupId)], now);
    }
    return { refused: 'code_wrong' };
  });
  if ('refused' in entered) return entered;
  const rows = await bookingsOfSubject(deps, hotelId, entered.subject);
  const hotelIds = [...rows.map((row) => row.hotel_id), ...(await hotelsOfDevice(deps.db, before))];
  await noteDevice(deps.db, deviceHash, hotelIds);
  await transactByHotel(deps, hotelIds, async (tx, at) => {
    await renewDevice(tx, at, before, deviceHash);
    for (const row of rows)
      if (row.hotel_id === at) await grantAccess(tx, row, { deviceHash, proved: entered.proved, at: now });
  });
  if (before !== undefined) await forgetHotelsOf(deps.db, before);
  const bookings: MaskedBooking[] = [];
  for (const row of rows) {
    const status = (await confirmProved(deps, row, entered.proved)) ?? row.status;
    bookings.push(await maskedView(deps, { ...row, status }));
  }
  return { bookings };
}

/** Where the guest has read the code that was entered; null where it is not one of the lookup's codes. */
function provedBy(lookup: LookupRow, code: string): Proofs | null {
  if (isNobody(lookup.subject)) return null;
  const [phone, mail] = [isSame(lookup.code, code), isSame(lookup.mail_code, code)];
  if (!phone && !mail) return null;
  // Older lookups have one code for mail and SMS: it proves neither.
  return lookup.mail_code === null && bookingIdIn(lookup.subject) !== null
    ? { mail: false, phone: false }
    : { mail, phone };
}

const isSame = (one: string | null, other: string): boolean => one !== null && isSameSecret(one, other);
