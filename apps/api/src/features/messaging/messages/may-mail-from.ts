import type { Deps } from '../../../deps.ts';
import { addressGroup } from '@latchkey/booking-core/network';
import { noteIfFewer } from './sent-messages.queries.ts';
import { hashOf } from '../../../hash-of.ts';
import { mailboxOf } from '../../../mailbox-of.ts';

const dayMs = 24 * 3_600_000;

type Limiting = Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>;

/**
 * Whether another mail of a purpose may go to a mailbox because a network address asks for it: one fewer a day than the
 * mailbox gets, so that a stranger's requests in somebody's name leave room for their own.
 */
export async function mayAskFrom(
  deps: Limiting,
  { address, to, purpose }: { readonly address: string; readonly to: string; readonly purpose: 'letters' | 'plan' },
  about: string,
): Promise<boolean> {
  const ofMailbox = deps.settings.messagesPerDay?.[purpose] ?? null;
  if (ofMailbox === null) return true;
  const now = deps.clock();
  const recipientHash = hashOf(`${purpose} from:${addressGroup(address)} to:${mailboxOf(to)}`);
  const asked = { recipientHash, messageId: about, purpose: 'asked-from' };
  return noteIfFewer(deps.db, asked, Math.max(1, ofMailbox - 1), now, new Date(now.getTime() - dayMs));
}

/**
 * Whether another mail to somebody who has proved nothing may go because a network address asks for it: so many a day
 * of all kinds together. Further requests for the same mail (`about`) count no more.
 */
export async function mayMailFrom(
  { db, clock, log, settings }: Limiting,
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
