import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { secretText } from '../../../secret-text.ts';
import { findPerson, type PersonRow } from '../persons/persons.queries.ts';
import { insertSession, sessionOfToken, touchSession, type SessionRow } from './sessions.queries.ts';

const hourMs = 3_600_000;
/** How long a session goes on without being used: a shift. */
const idleMs = 12 * hourMs;
/** How long it goes on at most. */
export const sessionMs = 30 * 24 * hourMs;
/** How exactly it is known when a session was last used: not every call writes. */
const usedMs = 60_000;

/** A person and the session in which it is signed in. */
export interface SignedIn {
  readonly person: PersonRow;
  readonly session: SessionRow;
}

/** Whether somebody uses a session, or a page that was left open only watches by it: that keeps no session alive. */
export type SessionUse = 'used' | 'watched';

/** Whom the token of a session stands for; undefined where it is none, or one that has ended. */
export async function signedInBy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string | undefined,
  use: SessionUse = 'used',
): Promise<SignedIn | undefined> {
  if (token === undefined) return undefined;
  const personId = personIdIn(token);
  const session = await sessionOfToken(db, personId, hashOf(token));
  if (session === undefined || !isLive(session, clock())) return undefined;
  const person = await findPerson(db, personId);
  if (person === undefined) return undefined;
  if (use === 'used' && session.last_used_at.getTime() < clock().getTime() - usedMs)
    await touchSession(db, session, clock());
  return { person, session };
}

/** Who was signed in by a token, though it may open nothing any more; undefined where it is none. */
export async function onceSignedInBy(
  { db }: Pick<Deps, 'db'>,
  token: string | undefined,
): Promise<SignedIn | undefined> {
  if (token === undefined) return undefined;
  const personId = personIdIn(token);
  const [session, person] = [await sessionOfToken(db, personId, hashOf(token)), await findPerson(db, personId)];
  return session === undefined || person === undefined ? undefined : { person, session };
}

/** Whether a session still opens something. */
export const isLive = ({ last_used_at, expires_at }: SessionRow, now: Date): boolean =>
  expires_at > now && last_used_at.getTime() > now.getTime() - idleMs;

/** For how long a proof counts where something asks for a fresh one. */
const freshMs = 15 * 60_000;

/** Whether a person has just proved who it is, as what gives others a way in asks for. */
export const isFreshlyProved = ({ proved_at }: Pick<SessionRow, 'proved_at'>, now: Date): boolean =>
  proved_at.getTime() > now.getTime() - freshMs;

/** A session that has begun, and its token, of which a hash is kept. */
export interface Begun {
  readonly token: string;
  readonly session: Pick<SessionRow, 'session_id' | 'expires_at'>;
}

/** Begins a session of a person who has just proved who it is. */
export async function beginSession(tx: Transaction, personId: string, device: string, at: Date): Promise<Begun> {
  const token = newPersonalSecret(personId);
  const session = { session_id: secretText(), expires_at: new Date(at.getTime() + sessionMs) };
  await insertSession(tx, {
    ...session,
    person_id: personId,
    token_hash: hashOf(token),
    device,
    created_at: at,
    last_used_at: at,
    proved_at: at,
  });
  return { token, session };
}

/** A person's id and 256 random bits: the person is found by it, and nobody guesses it. */
export const newPersonalSecret = (personId: string): string => `${personId}.${randomBytes(32).toString('base64url')}`;

/** The person whom a secret names; it proves nothing by itself. */
export const personIdIn = (secret: string): string => secret.split('.')[0] ?? '';
