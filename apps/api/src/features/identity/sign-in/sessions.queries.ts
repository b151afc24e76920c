import type { Kysely, Selectable } from 'kysely';
import type { Database, NewRow, Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

export type SessionRow = Selectable<Tables['staff_session']>;

export async function insertSession(tx: Transaction, session: NewRow<'staff_session'>): Promise<void> {
  await tx.insertInto('staff_session').values(session).execute();
}

/** A person's session by the hash of its token. */
export const sessionOfToken = (
  db: Kysely<Tables>,
  personId: string,
  tokenHash: string,
): Promise<SessionRow | undefined> =>
  db
    .selectFrom('staff_session')
    .selectAll()
    .where('person_id', '=', personId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

/** The sessions of a person, last used first. */
export const sessionsOf = (db: Kysely<Tables>, personId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('staff_session')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .execute();

/** Writes when a session was last used. */
export async function touchSession(db: Database, { person_id, session_id }: SessionRow, at: Date): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ last_used_at: at })
    .where('person_id', '=', person_id)
    .where('session_id', '=', session_id)
    .execute();
}

/** Ends a session, and what was pushed to its browser; whether there was one. */
export async function deleteSession(db: Kysely<Tables>, personId: string, sessionId: string): Promise<boolean> {
  await db.deleteFrom('push_device').where('person_id', '=', personId).where('session_id', '=', sessionId).execute();
  const { numDeletedRows } = await db
    .deleteFrom('staff_session')
    .where('person_id', '=', personId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Hands what is pushed to a browser from one session of a person to the next one there. */
export async function moveDevices(
  tx: Transaction,
  personId: string,
  from: string,
  to: Pick<SessionRow, 'session_id' | 'expires_at'>,
): Promise<void> {
  await tx
    .updateTable('push_device')
    .set({ session_id: to.session_id, expires_at: to.expires_at })
    .where('person_id', '=', personId)
    .where('session_id', '=', from)
    .execute();
}

/** Ends all sessions of a person. */
export async function deleteSessionsOf(db: Kysely<Tables>, personId: string): Promise<void> {
  await db.deleteFrom('push_device').where('person_id', '=', personId).execute();
  await db.deleteFrom('staff_session').where('person_id', '=', personId).execute();
}

/** Ends what is pushed to a person's browsers of one hotel. */
export async function deleteDevicesOf(tx: Transaction, hotelId: number, personId: string): Promise<void> {
  await tx.deleteFrom('push_device').where('hotel_id', '=', hotelId).where('person_id', '=', personId).execute();
}

/** Deletes sessions that ended before a moment. */
export async function forgetSessions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('staff_session').where('expires_at', '<', before).execute();
}
