import { createHash, randomInt } from 'node:crypto';
import type { Locale } from '@latchkey/api-contract/types';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { newSecretId } from '../../secret-id.ts';
import { findBooking } from '../bookings/bookings.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { enqueue } from '../outbox/outbox.queries.ts';
import type { Identifier } from './identifier.ts';
import { bookingOfReference, insertLookup, lookupsSince } from './lookups.queries.ts';

const codeLifeMs = 10 * 60_000;
const windowMs = 60 * 60_000;

/** The hotel a lookup is at, or null for all of the provider's. */
export type LookupScope = HotelRecord | null;

/**
 * Makes a code, another for the mail of a booking that is named, and has them sent through the outbox. Whether there is such a booking changes neither the answer nor the work done
 * for it: the message is sent by the outbox. Beyond so many in an hour, for a number or from an address, none is sent.
 */
export async function startLookup(
  deps: Deps,
  scope: LookupScope,
  identifier: Identifier,
  from: { address: string; language: Locale },
): Promise<{ lookupId: string; expiresAt: Date }> {
  const hotelId = scope?.id ?? 0;
  const createdAt = deps.clock();
  const lookupId = newSecretId(hotelId);
  const expiresAt = new Date(createdAt.getTime() + codeLifeMs);
  const subject = await subjectOf(deps, scope, identifier);
  const addressHash = createHash('sha256').update(from.address).digest('base64url');
  await transact(deps.db, async (tx) => {
    const { ofSubject, ofAddress } = await lookupsSince(
      tx,
      { subject, addressHash },
      new Date(createdAt.getTime() - windowMs),
    );
    const { forSubject, fromAddress } = deps.settings.lookupCodesPerHour;
    const isCapped =
      (subject !== none && ofSubject >= forSubject) || (fromAddress !== null && ofAddress >= fromAddress);
    const code = codeOtherThan(null);
    const mailCode = subject.startsWith('booking:') ? codeOtherThan(code) : null;
    await insertLookup(tx, {
      hotelId,
      lookupId,
      subject,
      addressHash,
      language: from.language,
      code,
      mailCode,
      createdAt,
      expiresAt,
    });
    await enqueue(
      tx,
      [{ hotelId, kind: 'lookup-code', dedupeKey: `lookup-code:${lookupId}`, payload: { lookupId, isCapped } }],
      createdAt,
    );
  });
  return { lookupId, expiresAt };
}

function codeOtherThan(taken: string | null): string {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return code === taken ? codeOtherThan(taken) : code;
}

const none = 'none';

/** One query, whatever was typed, so that the time it takes does not show whether a booking exists. */
async function subjectOf(deps: Deps, scope: LookupScope, identifier: Identifier): Promise<string> {
  switch (identifier.kind) {
    case 'phone':
      await findBooking(deps.db, scope?.id ?? 0, identifier.phone);
      return identifier.phone;
    case 'booking': {
      const isHere = scope === null || scope.id === identifier.hotelId;
      const found = await findBooking(deps.db, identifier.hotelId, identifier.bookingId);
      return isHere && found !== undefined ? `booking:${found.booking_id}` : none;
    }
    case 'reference': {
      const hotelIds = scope === null ? await deps.hotels.ids() : [scope.id];
      const found = await bookingOfReference(deps.db, hotelIds, identifier.reference);
      return found === undefined ? none : `booking:${found.booking_id}`;
    }
  }
}
