import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { secretText } from '../../../secret-text.ts';
import { standingOf } from './hotel-standing.queries.ts';
import { figuresOf } from './hotel-steps.ts';
import { noteIfFewer } from './sent-messages.queries.ts';

const dayMs = 24 * 3_600_000;
/** What people at a hotel send about one booking or question in a day: a conversation, and what went wrong in it. */
const actsOnOne = 20;

/** Why somebody at a hotel sends nothing to a guest now. */
export type ActStopped = 'hotel_held' | 'too_many_messages';

/**
 * Whether whoever acts may have one more message sent to the guest of a booking, or to who asked on the site (`subject`).
 * It is counted by person or key, and by what it is about; those who ask again under one key are counted again.
 */
export async function mayAct(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  subject: string,
): Promise<ActStopped | 'yes'> {
  const principal = actingNow()?.principal;
  if (principal === undefined) return 'yes';
  const { hotelId, id } = principal;
  const now = clock();
  const standing = await standingOf(db, hotelId, now);
  if (standing.kind === 'held') return 'hotel_held';
  if (settings.hotelMessages === null) return 'yes';
  const { acts } = figuresOf(standing, settings.hotelMessages, now);
  for (const [counted, most] of [
    [`acts on ${hotelId} ${subject}`, Math.min(actsOnOne, acts)],
    [`acts of ${hotelId} ${id}`, acts],
  ] as const) {
    const sent = { recipientHash: hashOf(counted), messageId: secretText(), purpose: 'act' };
    if (!(await noteIfFewer(db, sent, most, now, new Date(now.getTime() - dayMs)))) return 'too_many_messages';
  }
  return 'yes';
}
