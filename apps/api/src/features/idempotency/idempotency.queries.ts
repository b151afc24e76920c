import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.types.ts';
import { ofHotels } from '../../database/of-hotels.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import { hashOf } from '../../hash-of.ts';

/** What a key of a scope stands for: the request it came with, and what was answered. */
export interface IdempotencyKey {
  readonly hotelId: number;
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

export type KeyState<T> =
  | { readonly kind: 'new' }
  | { readonly kind: 'answered'; readonly body: T }
  | { readonly kind: 'reused' };

/** The hash of a request; the order of its fields does not matter. */
export function requestHashOf(request: unknown): string {
  return hashOf(JSON.stringify(request, sorted));
}

export async function keyState<T extends object>(db: Database, key: IdempotencyKey): Promise<KeyState<T>> {
  const row = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'body'])
    .where('hotel_id', '=', key.hotelId)
    .where('scope', '=', key.scope)
    .where('key', '=', key.key)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'new' };
  if (row.request_hash !== key.requestHash) return { kind: 'reused' };
  return row.body === null ? { kind: 'new' } : { kind: 'answered', body: row.body as T };
}

/** A key with what it will answer. */
export interface KeyClaim {
  readonly key: IdempotencyKey;
  readonly status: number;
  readonly body: object;
  readonly at: Date;
}

/**
 * Claims keys inside the transaction of their effects, waiting for others that are at them; those that were free. Where
 * two claims are of one key, the first has it. Everybody claims them in one order, so that there is no deadlock.
 */
export async function claimKeys(tx: Transaction, claims: readonly KeyClaim[]): Promise<ReadonlySet<IdempotencyKey>> {
  const firsts = new Map(claims.toReversed().map((claim) => [nameOf(claim.key), claim]));
  const rows = [...firsts.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { key, status, body, at }]) => ({
      hotel_id: key.hotelId,
      scope: key.scope,
      key: key.key,
      request_hash: key.requestHash,
      status,
      body,
      created_at: at,
    }));
  const { rows: claimed } = await sql<{
    hotel_id: number;
    scope: string;
    key: string;
  }>`${insertRows('idempotency', rows)}
    on conflict (hotel_id, scope, key) do nothing returning hotel_id, scope, key`.execute(tx);
  return new Set(
    claimed.flatMap(({ hotel_id, scope, key }) => firsts.get(nameOf({ hotelId: hotel_id, scope, key }))?.key ?? []),
  );
}

/** Claims one key inside the transaction of its effect; false where it is taken. */
export async function claimKey(
  tx: Transaction,
  key: IdempotencyKey,
  answer: { status: number; body: object },
  at: Date,
): Promise<boolean> {
  return (await claimKeys(tx, [{ key, ...answer, at }])).has(key);
}

/** Keeps what a key answers from now on, once that is known; in the transaction that has claimed it. */
export async function keepAnswer(
  tx: Transaction,
  { hotelId, scope, key }: IdempotencyKey,
  body: object,
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ body: JSON.stringify(body) })
    .where('hotel_id', '=', hotelId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Lets go of keys that this transaction has claimed. */
export async function releaseKeys(tx: Transaction, keys: readonly IdempotencyKey[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map(({ hotelId, scope, key }) => ({ hotel_id: hotelId, scope, key }));
  await sql`delete from idempotency using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as free (hotel_id integer, scope text, key text)
    where ${ofHotels(
      'idempotency.hotel_id',
      keys.map(({ hotelId }) => hotelId),
    )} and idempotency.hotel_id = free.hotel_id and idempotency.scope = free.scope and idempotency.key = free.key`.execute(
    tx,
  );
}

const nameOf = ({ hotelId, scope, key }: Omit<IdempotencyKey, 'requestHash'>): string => `${hotelId} ${scope} ${key}`;

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Deletes keys that were used before a moment. */
export async function forgetKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', before).execute();
}
