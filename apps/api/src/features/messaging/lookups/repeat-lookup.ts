import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { subjectAgain } from './code-subject.ts';
import { findLookup, type LookupRow } from './lookups.queries.ts';
import { sendFor } from './start-lookup.ts';

/** Messages take a moment: with another code sent sooner, the guest would type one that no longer counts. */
const waitMs = 60_000;

/** From when on another code can be sent in place of a lookup's. */
export const repeatFromOf = ({ created_at }: Pick<LookupRow, 'created_at'>): Date =>
  new Date(created_at.getTime() + waitMs);

/**
 * Repeats a lookup for the same subject, without it being typed again, and has its code sent. The limits and answers of
 * a first lookup apply.
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
  const subject = await subjectAgain(deps, lookup.subject);
  return sendFor(deps, hotelId, subject, { address, language: lookup.language });
}
