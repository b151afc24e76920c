import type { Database } from '../../database/database.types.ts';
import { forgetUnconfirmed } from './forms/form-entries.queries.ts';
import { eraseFormsOf } from './forms/forms-of-guest.queries.ts';
import { unconfirmedKeptMs } from './forms/send-letters-mail.ts';

export const guestRelationsUpkeep = {
  /** Deletes addresses that nobody confirmed. */
  forget: (db: Database, now: Date): Promise<void> =>
    forgetUnconfirmed(db, new Date(now.getTime() - unconfirmedKeptMs)),

  erase: eraseFormsOf,
};
