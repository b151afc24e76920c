import type { Deps } from '../../deps.ts';
import { hotelIdIn } from '../../secret-id.ts';
import { bookingIdIn, isNobody } from './bookings-of-subject.ts';
import { findLookup, hasBookingOfPhone, type LookupRow } from './lookups.queries.ts';
import { phoneKnownSince, sendFor } from './start-lookup.ts';

/** Messages take a moment: another code is sent no sooner, or the guest would type one that no longer counts. */
const waitMs = 60_000;

/** From when on another code can be sent in place of a lookup's. */
export const repeatFromOf = ({ created_at }: Pick<LookupRow, 'created_at'>): Date =>
  new Date(created_at.getTime() + waitMs);

/**
 * Makes another lookup of what one was for, without it being typed again, and has its code sent. Limits and answers are
 * those of a first one.
 */
export async function repeatLookup(
  deps: Deps,
  lookupId: string,
  address: string,
): Promise<{ lookupId: string; expiresAt: Date } | 'not_found' | 'too_soon'> {
  const hotelId = hotelIdIn(lookupId);
  const lookup = hotelId === null ? undefined : await findLookup(deps.db, hotelId, lookupId);
  if (hotelId === null || lookup === undefined) return 'not_found';
  if (deps.clock() < repeatFromOf(lookup)) return 'too_soon';
  const { subject, language } = lookup;
  // Asked of every subject, so that the time it takes does not show what was typed.
  const hasPhone = await hasBookingOfPhone(deps.db, subject, phoneKnownSince(deps.clock()));
  const isKnown = !isNobody(subject) && (bookingIdIn(subject) !== null || hasPhone);
  return sendFor(deps, hotelId, { name: subject, isKnown }, { address, language });
}
