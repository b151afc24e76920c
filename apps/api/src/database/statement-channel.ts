import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

const statements = channel('latchkey.sql');

/** Publishes the text of each statement to listeners; free of cost while there are none. */
export function tellStatement({ level, query }: LogEvent): void {
  if (level === 'query' && statements.hasSubscribers) statements.publish(query.sql);
}

const transactions = channel('latchkey.transaction');

/** Runs a transaction so that a listener can tell which statements are its own; free of cost while nobody listens. */
export function tellTransaction<T>(run: () => Promise<T>): Promise<T> {
  return transactions.hasSubscribers ? transactions.runStores({}, run) : run();
}

const outerReads = channel('latchkey.outer-read');

/**
 * Publishes that something is read which may need a connection of its own, even where memory answers this time. Inside a
 * transaction that is a defect: the embedded database has one connection, and the two would wait for each other.
 */
export function tellOuterRead(what: string): void {
  if (outerReads.hasSubscribers) outerReads.publish(what);
}
