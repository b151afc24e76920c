import type { Database, Work } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { claimedKey, isSameKey, newPropertyKey, signedKeyId, signedKeyOf, type ClaimedKey } from './property-key.ts';
import { findKey, insertKey, writeKey, type PropertyKeyRow } from './property-keys.queries.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;
/** How exactly it is known when a key was last used: not every call writes. */
const usedMs = 60_000;

type Keeping = Pick<Deps, 'db' | 'clock' | 'settings' | 'hotels'>;

/** Who calls the property's side: a hotel by one of its keys, or the operator for that hotel. */
export interface Caller {
  readonly hotel: HotelRecord;
  readonly isOperator: boolean;
}

/** The caller of an `Authorization` header; undefined where it is no key, or one that was revoked or is over. */
export async function callerOf(deps: Keeping, authorization: string | undefined): Promise<Caller | undefined> {
  const now = deps.clock();
  const claimed = claimedKey(authorization, deps.settings.propertyKeySecret, now);
  if (claimed === null || (claimed.kind !== 'operator' && !(await isLive(deps, claimed, now)))) return undefined;
  const hotel = await deps.hotels.byId(claimed.hotelId);
  return hotel === undefined ? undefined : { hotel, isOperator: claimed.kind === 'operator' };
}

/** Which key an `Authorization` header proves, by its hotel and id; null where it is none that opens. */
export async function provenKey(deps: Keeping, authorization: string | undefined): Promise<string | null> {
  const now = deps.clock();
  const claimed = claimedKey(authorization, deps.settings.propertyKeySecret, now);
  if (claimed === null) return null;
  if (claimed.kind === 'operator') return `${claimed.hotelId}.operator`;
  return (await isLive(deps, claimed, now)) ? `${claimed.hotelId}.${claimed.keyId}` : null;
}

/** Who wrote something, of a caller whose key was proved. */
export interface Author {
  readonly kind: 'key' | 'operator';
  readonly id: string;
}

/** By whom a call is made whose `Authorization` header has been found to open its hotel. */
export function authorOf(
  { clock, settings }: Pick<Keeping, 'clock' | 'settings'>,
  authorization: string | undefined,
): Author {
  const claimed = claimedKey(authorization, settings.propertyKeySecret, clock());
  if (claimed === null) throw new Error('a caller that has no key');
  return claimed.kind === 'operator' ? { kind: 'operator', id: 'operator' } : { kind: 'key', id: claimed.keyId };
}

async function isLive(deps: Keeping, claimed: Exclude<ClaimedKey, { kind: 'operator' }>, now: Date): Promise<boolean> {
  const row = await findKey(deps.db, claimed.hotelId, claimed.keyId);
  if (row === undefined) {
    if (claimed.kind === 'stored') return false;
    await keepSigned(deps, claimed.hotelId, claimed.hash, now);
    return true;
  }
  // The signed key follows the secret: another secret is another key under the same id.
  if (claimed.kind === 'stored' && !isSameKey(row.key_hash, claimed.hash)) return false;
  if (stateOf(row, now) !== 'live') return false;
  if (row.last_used_at === null || row.last_used_at.getTime() < now.getTime() - usedMs)
    await writeKey(deps.db, row, { last_used_at: now });
  return true;
}

/** Whether a key opens anything. */
export function stateOf({ revoked_at, expires_at }: PropertyKeyRow, now: Date): 'live' | 'expired' | 'revoked' {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'live';
}

/**
 * Makes a key, which is told this once. With `replaces` it takes the place of another, which goes on for the overlap in
 * hours, so that the property's systems can be changed over one by one.
 */
export function makeKey(
  deps: Keeping,
  hotelId: number,
  asked: {
    readonly name: string;
    readonly days?: number | undefined;
    readonly replaces?: string | undefined;
    readonly overlapHours?: number | undefined;
  },
): Promise<{ readonly key: string; readonly row: PropertyKeyRow } | 'not_found'> {
  const now = deps.clock();
  const { keyId, key, hash } = newPropertyKey(hotelId);
  return transact<{ readonly key: string; readonly row: PropertyKeyRow } | 'not_found'>(
    deps.db,
    async (tx, rollback) => {
      if (asked.replaces !== undefined) {
        const before = await keyToEnd(tx, deps.settings, hotelId, asked.replaces, now);
        if (before === undefined) return rollback('not_found');
        const over = new Date(now.getTime() + (asked.overlapHours ?? 24) * hourMs);
        if (before.expires_at === null || before.expires_at > over) await writeKey(tx, before, { expires_at: over });
      }
      const expiresAt = asked.days === undefined ? null : new Date(now.getTime() + asked.days * dayMs);
      await insertKey(tx, { hotelId, keyId, name: asked.name, hash, createdAt: now, expiresAt });
      const row = await findKey(tx, hotelId, keyId);
      if (row === undefined) throw new Error('a key that was made is not there');
      return { key, row };
    },
  );
}

/** Ends one key at once; the hotel's others go on. */
export async function revokeKey(deps: Keeping, hotelId: number, keyId: string): Promise<PropertyKeyRow | undefined> {
  const now = deps.clock();
  const row = await keyToEnd(deps.db, deps.settings, hotelId, keyId, now);
  if (row === undefined) return undefined;
  if (row.revoked_at === null) await writeKey(deps.db, row, { revoked_at: now });
  return { ...row, revoked_at: row.revoked_at ?? now };
}

/** A key by its id. The signed one can be ended before it was ever used. */
async function keyToEnd(
  db: Database | Work,
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
  ({ hotelId, keyId: signedKeyId, name: 'Signed with PROPERTY_KEY_SECRET', hash, createdAt, expiresAt: null }) as const;
