import { randomUUID } from 'node:crypto';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import type { Database, Transaction } from './database.types.ts';

/** What a committed transaction has changed of a hotel's rooms or rates, both dates included. */
export interface StockChange {
  readonly hotelId: number;
  readonly what: 'rooms' | 'rates';
  readonly first: LocalDate;
  readonly last: LocalDate;
}

type Listener = (change: StockChange) => void;

const ofWork = new WeakMap<Transaction, StockChange[]>();
const listeners = new WeakMap<Database, Set<Listener>>();
const writers = new WeakMap<Database, string>();

/** Notes that a transaction changes a hotel's rooms or rates; listeners hear of it once the transaction is committed. */
export function noteStockChange(tx: Transaction, change: StockChange): void {
  const changes = ofWork.get(tx) ?? [];
  changes.push(change);
  ofWork.set(tx, changes);
}

/** Hears every change that this process commits. */
export function onStockChange(db: Database, listener: Listener): void {
  const heard = listeners.get(db) ?? new Set();
  listeners.set(db, heard.add(listener));
}

/** From now on changes are also written down for other processes on the same database. */
export function writeStockChanges(db: Database): void {
  writers.set(db, randomUUID());
}

/** The name under which this process writes its changes down, or null where it is alone. */
export function stockWriter(db: Database): string | null {
  return writers.get(db) ?? null;
}

/** Writes down what a transaction has changed, at its very end: a reader that follows the numbers misses only what commits late. */
export async function recordStockChanges(db: Database, tx: Transaction): Promise<void> {
  const writer = stockWriter(db);
  const changes = ofWork.get(tx);
  if (writer === null || changes === undefined) return;
  await tx
    .insertInto('stock_change')
    .values(changes.map(({ hotelId, what, first, last }) => ({ hotel_id: hotelId, what, first, last, writer })))
    .execute();
}

/** Announces to this process what a committed transaction has changed. */
export function announceStockChanges(db: Database, tx: Transaction): void {
  for (const change of ofWork.get(tx) ?? []) for (const listener of listeners.get(db) ?? []) listener(change);
}

/** A row is kept for five minutes, whether or not every process has read it. */
const keptMs = 300_000;

/** Drops the rows that nobody reads any more. */
export async function forgetStockChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('stock_change')
    .where('at', '<', sql<Date>`now() - ${keptMs / 1000} * interval '1 second'`)
    .execute();
}
