import { setTimeout as pause } from 'node:timers/promises';
import { recordBookingChanges, settleChanged } from './booking-changes.ts';
import { recordHotelNews } from './hotel-news.ts';
import { recordActs } from './journal.ts';
import { recordStockChanges, announceStockChanges } from './stock-changes.ts';
import type { Database, Transaction } from './database.types.ts';
import { spreadLike } from './spread-over-servers.ts';
import { tellTransaction } from './statement-channel.ts';

class Rollback extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('rolled back');
    this.answer = answer;
  }
}

const mostAttempts = 6;
const retriable = new Set(['40001', '40P01']);

/**
 * Runs one transaction. `rollback(answer)` leaves it with nothing written and returns the answer; serialization failures
 * and deadlocks are tried again, so the work must have no effect outside the database.
 */
export async function transact<T>(
  db: Database,
  work: (tx: Transaction, rollback: (answer: T) => never) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let tell = (): void => undefined;
    try {
      const answer = await tellTransaction(() =>
        db.transaction().execute(async (tx) => {
          tell = () => announceStockChanges(db, tx);
          spreadLike(db, tx);
          const worked = await work(tx, (answer) => {
            throw new Rollback(answer);
          });
          await settleChanged(db, tx);
          await recordActs(tx);
          await recordStockChanges(db, tx);
          await recordBookingChanges(tx);
          await recordHotelNews(tx);
          return worked;
        }),
      );
      tell();
      return answer;
    } catch (cause) {
      if (cause instanceof Rollback) return cause.answer as T;
      // A connection that is lost at the commit leaves open whether it was made.
      tell();
      if (attempt >= mostAttempts || !isRetriable(cause)) throw cause;
      await pause(2 ** attempt * 5 * Math.random());
    }
  }
}

function isRetriable(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && retriable.has(cause.code);
}
