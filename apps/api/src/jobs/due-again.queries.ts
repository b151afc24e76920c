import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** The longest that each is put off after a try, in milliseconds, and a minute for clocks that differ a little. */
const longestMs = {
  message: hourMs + 2 * minuteMs,
  event: hourMs + minuteMs,
  captured: dayMs + minuteMs,
  card: hourMs + minuteMs,
  domain: hourMs + minuteMs,
  texts: 11 * minuteMs,
} as const;

/**
 * Has what a process with a clock that was ahead has put off be due now: what is leased, or tried again, later than any
 * wait of ours can be, and what was to be done at once at a moment that has not come yet. What is planned for a day or an
 * hour stands. Answers how much there was.
 */
export async function dueAgain(
  db: Database,
  now: Date,
  { reconcileMs }: { readonly reconcileMs: number },
): Promise<number> {
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  const written = await Promise.all([
    db
      .updateTable('outbox')
      .set({ available_at: now })
      .where('done_at', 'is', null)
      .where('available_at', '>', now)
      .where((row) =>
        row.or([
          row.and([row('attempts', '>', 0), row('available_at', '>', after(longestMs.message))]),
          row.and([row('created_at', '>', now), row('available_at', '<=', row.ref('created_at'))]),
        ]),
      )
      .executeTakeFirst(),
    db
      .updateTable('webhook_inbox')
      .set({ available_at: now, received_at: sql<Date>`least(received_at, ${now})` })
      .where('processed_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where((row) =>
        row.or([row('received_at', '>', after(minuteMs)), row('available_at', '>', after(longestMs.event))]),
      )
      .executeTakeFirst(),
    // As long again as a payment is old: no check lies further ahead than that from now.
    db
      .updateTable('payment')
      .set({ check_at: now })
      .where('status', '!=', 'captured')
      .where('check_at', '>', after(reconcileMs + minuteMs))
      .where(sql<boolean>`check_at - ${now}::timestamptz > ${now}::timestamptz - created_at + interval '1 minute'`)
      .executeTakeFirst(),
    db
      .updateTable('payment')
      .set({ check_at: now })
      .where('status', '=', 'captured')
      .where('check_at', '>', after(Math.max(longestMs.captured, reconcileMs + minuteMs)))
      .executeTakeFirst(),
    db
      .updateTable('kept_card')
      .set({ check_at: now })
      .where('status', '=', 'asked')
      .where('check_at', '>', after(Math.max(longestMs.card, reconcileMs + minuteMs)))
      .executeTakeFirst(),
    db
      .updateTable('security_deposit')
      .set({ check_at: now })
      .where('state', 'in', ['capturing', 'letting_go'])
      .where('check_at', '>', after(reconcileMs + minuteMs))
      .executeTakeFirst(),
    db
      .updateTable('hotel_domain')
      .set({ due_at: now })
      .where('due_at', '>', after(longestMs.domain))
      .executeTakeFirst(),
    db
      .updateTable('hotel_proposing')
      .set({ due_at: now })
      .where('due_at', '>', after(longestMs.texts))
      .executeTakeFirst(),
  ]);
  return written.reduce((all, { numUpdatedRows }) => all + Number(numUpdatedRows), 0);
}
