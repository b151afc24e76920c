import { createHash } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import type { Work } from '../../database/transact.ts';

/** What a key of a scope stands for: the request it came with, and what was answered. */
export interface IdempotencyKey {
  readonly hotelId: number;
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

export type KeyState<T> = { readonly kind: 'new' } | { readonly kind: 'answered'; readonly body: T } | { readonly kind: 'reused' };

/** The same request gives the same hash, whatever the order of its fields. */
export function requestHashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, sorted)).digest('base64url');
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

/** Claims a key inside the transaction of its effect, waiting for another that is at it; false where it is taken. */
export async function claimKey(tx: Work, key: IdempotencyKey, answer: { status: number; body: object }, at: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency')
    .values({
      hotel_id: key.hotelId,
      scope: key.scope,
      key: key.key,
      request_hash: key.requestHash,
      status: answer.status,
      body: JSON.stringify(answer.body),
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
