import type { Principal, KeyState } from '@latchkey/booking-core/staff';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { isSameSecret } from '../../../is-same-secret.ts';
import { findKey, insertKey, mayNow, type PropertyKeyRow, writeKey } from '../../identity/identity.ts';
import { claimedKey, newPropertyKey, signedKeyId, signedKeyOf, type ClaimedKey } from './property-key.ts';

const dayMs = 24 * 3_600_000;
/** For how long a key opens unless its maker says so. */
const daysOfKey = 365;
const hourMs = 3_600_000;
/** How exactly it is known when a key was last used: not every call writes. */
const usedMs = 60_000;

type Keeping = Pick<Deps, 'db' | 'clock' | 'settings'>;

const nameOfSigned = 'Signed with PROPERTY_KEY_SECRET';

/** Who calls with a key: a program of a hotel, or the operator for that hotel. */
export interface KeyHolder {
  readonly principal: Principal;
  /** Under which its acts stand in the hotel's journal. */
  readonly name: string;
}

/** Who an `Authorization` header proves; undefined where it is no key, or one that was revoked or is over. */
export async function keyHolderOf(deps: Keeping, authorization: string | undefined): Promise<KeyHolder | undefined> {
  const now = deps.clock();
  const claimed = claimedKey(authorization, deps.settings.propertyKeySecret, now);
  if (claimed === null) return undefined;
  const { kind, hotelId } = claimed;
  if (kind === 'operator')
    return { principal: { hotelId, kind, id: 'operator', role: null }, name: deps.settings.providerName };
  const name = await nameOfLive(deps, claimed, now);
  return name === null ? undefined : { principal: { hotelId, kind: 'key', id: claimed.keyId, role: null }, name };
}

/** What a key is called; null where it opens nothing. */
async function nameOfLive(
  deps: Keeping,
  claimed: Exclude<ClaimedKey, { kind: 'operator' }>,
  now: Date,
): Promise<string | null> {
  const row = await findKey(deps.db, claimed.hotelId, claimed.keyId);
  if (row === undefined) {
    if (claimed.kind === 'stored') return null;
    await keepSigned(deps, claimed.hotelId, claimed.hash, now);
    return nameOfSigned;
  }
  // The signed key follows the secret: another secret is another key under the same id.
  if (claimed.kind === 'stored' && !isSameSecret(row.key_hash, claimed.hash)) return null;
  if (stateOf(row, now) !== 'live') return null;
  if (row.last_used_at === null || row.last_used_at.getTime() < now.getTime() - usedMs)
    await writeKey(deps.db, row, { last_used_at: now });
  return row.name;
}

/** A new key, and its row. */
export interface Made {
  readonly key: string;
  readonly row: PropertyKeyRow;
}

/** Whether a key opens anything. */
export function stateOf({ revoked_at, expires_at }: PropertyKeyRow, now: Date): KeyState {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'live';
}

/**
 * Makes a key, which is told this once. It ends with its maker's right to make keys, which is looked at once more here:
 * he may be leaving at this moment. With `replaces` it takes the place of another, which goes on for the overlap in hours, so that the
 * property's systems can be changed over one by one.
 */
export function makeKey(
  deps: Keeping,
  maker: Principal,
  asked: {
    readonly name: string;
    readonly days?: number | undefined;
    readonly replaces?: string | undefined;
    readonly overlapHours?: number | undefined;
  },
): Promise<Made | 'not_found' | 'not_allowed'> {
  const now = deps.clock();
  const { hotelId } = maker;
  const { keyId, key, hash } = newPropertyKey(hotelId);
  return transact<Made | 'not_found' | 'not_allowed'>(deps.db, async (tx, rollback) => {
    if (maker.kind === 'staff' && !(await mayNow(tx, maker, 'createPropertyKey'))) return rollback('not_allowed');
    if (asked.replaces !== undefined) {
      const before = await keyToEnd(tx, deps.settings, hotelId, asked.replaces, now);
      if (before === undefined) return rollback('not_found');
      const over = new Date(now.getTime() + (asked.overlapHours ?? 24) * hourMs);
      if (before.expires_at === null || before.expires_at > over) await writeKey(tx, before, { expires_at: over });
    }
    const expiresAt = new Date(now.getTime() + (asked.days ?? daysOfKey) * dayMs);
    const madeBy = maker.kind === 'staff' ? maker.id : maker.kind;
    await insertKey(tx, { hotelId, keyId, name: asked.name, hash, createdAt: now, expiresAt, madeBy });
    const row = await findKey(tx, hotelId, keyId);
    if (row === undefined) throw new Error('a key that was made is not there');
    noteAct(tx, { hotelId, subject: keyId, after: { name: asked.name, expiresAt, replaces: asked.replaces } });
    return { key, row };
  });
}

/** Ends one key at once; the hotel's others go on. */
export function revokeKey(deps: Keeping, hotelId: number, keyId: string): Promise<PropertyKeyRow | undefined> {
  const now = deps.clock();
  return transact(deps.db, async (tx) => {
    const row = await keyToEnd(tx, deps.settings, hotelId, keyId, now);
    if (row === undefined || row.revoked_at !== null) return row;
    await writeKey(tx, row, { revoked_at: now });
    noteAct(tx, { hotelId, subject: keyId, before: { state: 'live' }, after: { state: 'revoked' } });
    return { ...row, revoked_at: now };
  });
}

/** A key by its id. The signed one can be ended before it was ever used. */
async function keyToEnd(
  db: Transaction,
  { propertyKeySecret: secret }: Keeping['settings'],
  hotelId: number,
  keyId: string,
  now: Date,
): Promise<PropertyKeyRow | undefined> {
  if (keyId === signedKeyId && secret !== null) {
    const claimed = claimedKey(signedKeyOf(hotelId, secret), secret, now);
    if (claimed?.kind === 'signed') await insertKey(db, signedKey(hotelId, claimed.hash, now));
  }
  return findKey(db, hotelId, keyId);
}

async function keepSigned({ db }: Keeping, hotelId: number, hash: string, now: Date): Promise<void> {
  await insertKey(db, signedKey(hotelId, hash, now));
  await writeKey(db, { hotel_id: hotelId, key_id: signedKeyId }, { last_used_at: now });
}

const signedKey = (hotelId: number, hash: string, createdAt: Date) =>
  ({ hotelId, keyId: signedKeyId, name: nameOfSigned, hash, createdAt, expiresAt: null, madeBy: null }) as const;
