import type { Transaction } from '../../../database/database.types.ts';
import { newRecoveryCode, recoveryHash } from './recovery-code.ts';
import { recoveryHashOf, writeRecovery } from './recovery.queries.ts';
import { deleteSession, moveDevices } from './sessions.queries.ts';
import { beginSession, type Begun, type SignedIn } from './sessions.ts';

/** What a browser brings when a person signs in. */
export interface FromBrowser {
  readonly device: string;
  /** Who was signed in there before: that session ends. */
  readonly before: SignedIn | undefined;
}

/** A session that has begun. */
export interface Opened {
  readonly personId: string;
  readonly token: string;
  /** Made where the person had none. */
  readonly recoveryCode: string | undefined;
}

/**
 * Signs a person in who has proved who it is: with a new session, and with a recovery code where there is none. It accepts
 * no invitation.
 */
export async function openDesk(tx: Transaction, personId: string, from: FromBrowser, at: Date): Promise<Opened> {
  const hasCode = (await recoveryHashOf(tx, personId)) !== undefined;
  const recoveryCode = hasCode ? undefined : newRecoveryCode();
  if (recoveryCode !== undefined) await writeRecovery(tx, personId, recoveryHash(recoveryCode), at);
  const { token, session } = await beginSession(tx, personId, from.device, at);
  if (from.before !== undefined) await replace(tx, from.before, personId, session);
  return { personId, token, recoveryCode };
}

/** Ends the session that was in the browser before. What is pushed there goes on where the same person signs in again. */
async function replace(
  tx: Transaction,
  { person, session }: SignedIn,
  personId: string,
  next: Begun['session'],
): Promise<void> {
  if (person.person_id === personId) await moveDevices(tx, personId, session.session_id, next);
  await deleteSession(tx, person.person_id, session.session_id);
}
