import { retentionMinutes } from '@latchkey/booking-core/privacy';
import type { Database } from '../database/database.types.ts';

/**
 * Deletes what guests typed into forms that led back to their pages. This release keeps none: the one before it may still
 * write here while both run, so the table goes with the next (apps/origin/decisions/0004-pages-answer-their-forms.md).
 */
export async function forgetFormerForms(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('posted_form')
    .where('at', '<=', new Date(now.getTime() - retentionMinutes.postedForm * 60_000))
    .execute();
}
