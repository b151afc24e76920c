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
