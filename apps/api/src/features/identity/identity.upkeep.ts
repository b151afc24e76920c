import { retentionDays } from '@latchkey/booking-core/privacy';
import type { Database } from '../../database/database.types.ts';
import { forgetChallenges } from './passkeys/challenges.queries.ts';
import { forgetDevices } from './push/push.queries.ts';
import { forgetSignInLinks } from './sign-in/links.queries.ts';
import { forgetSessions } from './sign-in/sessions.queries.ts';
import { forgetUsedBrowsers } from './sign-in/used-browsers.queries.ts';

const dayMs = 24 * 3_600_000;

export const identityUpkeep = {
  /** Deletes sessions of the desk that ended, and what led to them. */
  forget: async (db: Database, now: Date): Promise<void> => {
    await forgetChallenges(db, now);
    await forgetUsedBrowsers(db, now);
    await forgetDevices(db, now);
    await forgetSessions(db, now);
    await forgetSignInLinks(db, new Date(now.getTime() - retentionDays.code * dayMs));
  },
};
