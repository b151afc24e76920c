import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { findMember } from '../persons/members.queries.ts';
import { signInUrl } from '../sign-in/desk-url.ts';
import { insertSignInLink } from '../sign-in/links.queries.ts';

/** How long a link holds that the operator hands to somebody: a day, so that it can be told on the telephone. */
const handedMs = 24 * 3_600_000;

/**
 * Makes a link that signs a person of a hotel in, in whatever browser; undefined where the hotel has no such person. In
 * place of the mail of an invitation that waits it accepts that one.
 */
export function makeLink(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hotelId: number,
  personId: string,
): Promise<{ readonly url: string; readonly expiresAt: Date } | undefined> {
  const at = clock();
  const expiresAt = new Date(at.getTime() + handedMs);
  return transact(db, async (tx) => {
    const member = await findMember(tx, hotelId, personId);
    if (member === undefined) return undefined;
    const token = await insertSignInLink(tx, { personId, browserHash: null, hotelId, expiresAt }, at);
    noteAct(tx, { hotelId, subject: personId, after: { expiresAt: expiresAt.toISOString() } });
    const url = signInUrl(settings, token);
    return url === null ? undefined : { url, expiresAt };
  });
}
