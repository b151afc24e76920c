import { localDateOf } from '@latchkey/booking-core/dates';
import type { Acting } from './acting.ts';
import type { Database } from './database.types.ts';
import { insertLine } from './journal.ts';
import { transact } from './transact.ts';

const dayMs = 24 * 3_600_000;

/**
 * Writes down that somebody tried what he may not: the same by the same on one day (UTC) is one line and a count beside
 * it, so that nobody buries what he did.
 */
export async function recordRefused(db: Database, acting: Acting, of?: string): Promise<void> {
  const { principal, operation } = acting;
  const { hotelId, id: actorId } = principal;
  const at = acting.now();
  const day = localDateOf(Math.floor(at.getTime() / dayMs));
  const subject = of ?? '';
  await transact(db, async (tx) => {
    const { times } = await tx
      .insertInto('refused_act')
      .values({
        hotel_id: hotelId,
        day,
        actor_id: actorId,
        operation,
        subject,
        line_id: '',
        times: 1,
        last_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['hotel_id', 'day', 'actor_id', 'operation', 'subject'])
          .doUpdateSet((row) => ({ times: row('refused_act.times', '+', 1), last_at: at })),
      )
      .returning('times')
      .executeTakeFirstOrThrow();
    if (times > 1) return;
    const lineId = await insertLine(tx, acting, 'refused', { hotelId, subject: of });
    await tx
      .updateTable('refused_act')
      .set({ line_id: lineId })
      .where('hotel_id', '=', hotelId)
      .where('day', '=', day)
      .where('actor_id', '=', actorId)
      .where('operation', '=', operation)
      .where('subject', '=', subject)
      .execute();
  });
}
