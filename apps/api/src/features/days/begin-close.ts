import type { LocalDate } from '@latchkey/booking-core/dates';
import { addDays } from '@latchkey/booking-core/dates';
import { actingNow } from '../../database/acting.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import { insertDay, lockDay, writeDay } from '../counter/counter.ts';
import { lastChange } from './day-bookings.queries.ts';

/**
 * Begins to close the day of a house that is open, and opens the next: from here on lines count on that one. `cut`: what
 * moved from there on is of the next day. Begun once more it changes nothing.
 */
export async function beginClose(
  tx: Transaction,
  hotelId: number,
  day: LocalDate,
  cut: Date,
): Promise<'done' | 'not_open'> {
  const row = await lockDay(tx, hotelId, day);
  if (row === undefined) return 'not_open';
  if (row.state !== 'open') return 'done';
  const acting = actingNow();
  await writeDay(tx, row, {
    state: 'closing',
    cut_at: cut,
    seen_change: await lastChange(tx, hotelId),
    author_kind: acting?.principal.kind ?? null,
    author_id: acting?.principal.id ?? null,
    author_name: acting?.name ?? null,
  });
  await insertDay(tx, { hotelId, day: addDays(day, 1), at: cut });
  noteAct(tx, { hotelId, subject: day, after: { day, isEnded: true } });
  return 'done';
}
