import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { secretText } from '../../../secret-text.ts';
import { standingOf } from './hotel-standing.queries.ts';
import { figuresOf } from './hotel-steps.ts';
import { noteIfFewer, recipientHashOf } from './sent-messages.queries.ts';

const dayMs = 24 * 3_600_000;
/** Once, and once more where it was to the wrong role or got lost. */
const perMailbox = 2;

/**
 * Whether somebody at a hotel may have one more invitation mailed: so many a day to a mailbox from all hotels together,
 * of one person in all hotels, and of a hotel, which counts each invitation, whether its person was removed or not.
 */
export async function mayInvite(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { hotelId, inviterId, mail }: { readonly hotelId: number; readonly inviterId: string; readonly mail: string },
): Promise<'yes' | 'hotel_held' | 'too_many_invitations'> {
  const now = clock();
  const standing = await standingOf(db, hotelId, now);
  if (standing.kind === 'held') return 'hotel_held';
  if (settings.hotelMessages === null) return 'yes';
  const { invitations } = figuresOf(standing, settings.hotelMessages, now);
  const messageId = `invitation:${secretText()}`;
  const counted = [
    [recipientHashOf(mail), Math.min(perMailbox, invitations)],
    [hashOf(`inviter:${inviterId}`), invitations],
    [hashOf(`inviting hotel:${hotelId}`), invitations],
  ] as const;
  for (const [recipientHash, most] of counted) {
    const sent = { recipientHash, messageId, purpose: 'invitation' };
    if (!(await noteIfFewer(db, sent, most, now, new Date(now.getTime() - dayMs)))) return 'too_many_invitations';
  }
  return 'yes';
}
