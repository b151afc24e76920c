import { retentionDays } from '@latchkey/booking-core/privacy';
import type { Database } from '../../database/database.types.ts';
import { forgetKeys } from './idempotency.queries.ts';

const dayMs = 24 * 3_600_000;

export const idempotencyUpkeep = {
  /** Deletes the keys that clients repeat no more. */
  forget: (db: Database, now: Date): Promise<void> =>
    forgetKeys(db, new Date(now.getTime() - retentionDays.requestKey * dayMs)),
};
