import type { Deps } from '../../deps.ts';
import { addressGroup } from '@latchkey/booking-core/network';
import { noteIfFewer } from './sent-messages.queries.ts';
import { hashOf } from '../../hash-of.ts';

const dayMs = 24 * 3_600_000;

/**
 * Whether another mail to somebody who has proved nothing may go because a network address asks for it: so many a day
 * of all kinds together. What was asked for before and is asked for again (`about`) is one mail.
 */
export async function mayMailFrom(
  { db, clock, log, settings }: Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>,
  address: string,
  about: string,
): Promise<boolean> {
  const most = settings.mailsPerDayFromAddress;
  if (most === null) return true;
  const now = clock();
  const purpose = 'asked-from';
  const recipientHash = hashOf(`from:${addressGroup(address)}`);
  const asked = { recipientHash, messageId: about, purpose };
  if (await noteIfFewer(db, asked, most, now, new Date(now.getTime() - dayMs))) return true;
  log.warn({ purpose, most }, 'message not sent: its network address had as many as a day allows');
  return false;
}
