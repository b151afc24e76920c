import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.types.ts';
import { ofThese, readByServer } from '../../database/read-by-server.ts';
import { unlessLost } from '../../database/server-lost.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import { laterBy } from '../../database/later-by.ts';
import { transact } from '../../database/transact.ts';
import type { OutboxMessage, WithoutMore } from './outbox-payloads.types.ts';

/** The longest wait between two tries, and a lease. */
const longestWaitMs = 61 * 60_000;

export interface OutboxRow {
  readonly hotelId: number;
  readonly outboxId: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly createdAt: Date;
}

/** Adds messages to the outbox, in the transaction of the change that causes them. */
export async function enqueue<const Message extends OutboxMessage>(
  tx: Transaction,
  messages: readonly Message[] & readonly WithoutMore<NoInfer<Message>>[],
  at: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map<Record<string, unknown>>(({ hotelId, kind, dedupeKey, payload, availableAt = at }) => ({
    hotel_id: hotelId,
    outbox_id: randomUUID(),
    kind,
    dedupe_key: dedupeKey,
    payload,
    created_at: at,
    available_at: availableAt,
  }));
  await sql`${insertRows('outbox', rows)} on conflict (hotel_id, dedupe_key) do nothing`.execute(tx);
}

/**
 * Leases rows that are due: another relay sees them again only when the lease is over. What is due is read of all
 * hotels, without a lock; each hotel's rows are then leased by themselves, those that nobody else has leased meanwhile.
 */
export async function leaseDue(db: Database, now: Date, leaseUntil: Date, limit: number): Promise<OutboxRow[]> {
  const due = await readByServer(db, (hotelIds) =>
    db
      .selectFrom('outbox')
      .select(['hotel_id', 'outbox_id'])
      .where('done_at', 'is', null)
      .where('available_at', '<=', now)
      .where(ofThese(hotelIds))
      .orderBy('available_at')
      .limit(limit)
      .execute(),
  );
  const leased: OutboxRow[] = [];
  for (const [hotelId, rows] of Map.groupBy(due, (row) => row.hotel_id)) {
    const ids = rows.map((row) => row.outbox_id).toSorted();
    const its = await transact(db, (tx) => leaseOfHotel(tx, hotelId, ids, now, leaseUntil)).catch(unlessLost);
    leased.push(...(its ?? []));
  }
  return leased;
}

async function leaseOfHotel(
  tx: Transaction,
  hotelId: number,
  ids: readonly string[],
  now: Date,
  leaseUntil: Date,
): Promise<OutboxRow[]> {
  const rows = await tx
    .updateTable('outbox')
    .set((row) => ({ available_at: leaseUntil, attempts: row('attempts', '+', 1) }))
    .where('hotel_id', '=', hotelId)
    .where('outbox_id', 'in', ids)
    .where('done_at', 'is', null)
    .where('available_at', '<=', now)
    .returning(['outbox_id', 'kind', 'payload', 'attempts', 'created_at'])
    .execute();
  return rows.map((row) => ({
    hotelId,
    outboxId: row.outbox_id,
    kind: row.kind,
    payload: row.payload,
    attempts: row.attempts,
    createdAt: row.created_at,
  }));
}

/** Nothing more is to be done of a message: it went out, or the gate kept it back. */
export async function markDone(
  db: Database,
  row: OutboxRow,
  at: Date,
  keptBack: 'over_limit' | 'stopped' | null,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: at, kept_back: keptBack })
    .where('hotel_id', '=', row.hotelId)
    .where('outbox_id', '=', row.outboxId)
    .execute();
}

export async function postpone(db: Database, row: OutboxRow, until: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ available_at: until })
    .where('hotel_id', '=', row.hotelId)
    .where('outbox_id', '=', row.outboxId)
    .execute();
}

/** Has messages that wait for their next try be tried at once. */
export async function hasten(tx: Transaction, hotelId: number, dedupeKeys: readonly string[], at: Date): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await tx
    .updateTable('outbox')
    .set({ available_at: at })
    .where('hotel_id', '=', hotelId)
    .where('dedupe_key', 'in', dedupeKeys)
    .where('done_at', 'is', null)
    .where('available_at', '>', at)
    .execute();
}

/** Gives a message up; the row stays, to be counted. */
export async function giveUp(db: Database, row: OutboxRow, at: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: at, given_up_at: at })
    .where('hotel_id', '=', row.hotelId)
    .where('outbox_id', '=', row.outboxId)
    .execute();
}

/** How many messages of each kind were given up. */
export async function givenUpByKind(db: Database): Promise<{ kind: string; count: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((expression) => ['kind', expression.fn.countAll<number>().as('count')])
    .where('given_up_at', 'is not', null)
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

/** Has messages be due now that were leased or put off later than any wait can be, or were meant for at once by a clock that was ahead. Answers how many. */
export async function setMessagesDue(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ available_at: now })
    .where('done_at', 'is', null)
    .where('available_at', '>', now)
    .where((row) =>
      row.or([
        row.and([row('attempts', '>', 0), row('available_at', '>', laterBy(now, longestWaitMs))]),
        row.and([row('created_at', '>', now), row('available_at', '<=', row.ref('created_at'))]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
