import { sql, type Selectable } from 'kysely';
import type { BookingId } from '../../../database/booking-key.ts';
import type { Database } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

export type JournalRow = Selectable<Tables['journal_line']> & {
  readonly reference: string | null;
  /** How often it was tried, and when last; null of what was tried once, or done. */
  readonly times: number | null;
  readonly last_at: Date | null;
};

/** Which lines of a journal are wanted; what is undefined is not asked of them. */
export interface LinesWanted {
  readonly bookingId?: BookingId | undefined;
  readonly actorId?: string | undefined;
  readonly from?: Date | undefined;
  /** After which line of the answer before: its moment in milliseconds and its id. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Lines of a hotel's journal, latest first, and where to go on. */
export async function linesOf(
  db: Database,
  hotelId: number,
  { bookingId, actorId, from, cursor, limit }: LinesWanted,
): Promise<{ readonly rows: readonly JournalRow[]; readonly next?: string }> {
  let query = db
    .selectFrom('journal_line')
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.hotel_id', '=', 'journal_line.hotel_id')
        .onRef('booking.booking_id', '=', 'journal_line.booking_id'),
    )
    .leftJoin('refused_act', (join) =>
      join
        .onRef('refused_act.hotel_id', '=', 'journal_line.hotel_id')
        .onRef('refused_act.line_id', '=', 'journal_line.line_id'),
    )
    .selectAll('journal_line')
    .select(['booking.reference', 'refused_act.times', 'refused_act.last_at'])
    .where('journal_line.hotel_id', '=', hotelId);
  if (bookingId !== undefined) query = query.where('journal_line.booking_id', '=', bookingId);
  if (actorId !== undefined) query = query.where('journal_line.actor_id', '=', actorId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (cursor !== undefined) {
    const [ms = '', lineId = ''] = cursor.split('.');
    query = query.where(sql<boolean>`(at, journal_line.line_id) < (${new Date(Number(ms))}::timestamptz, ${lineId})`);
  }
  const found = await query
    .orderBy('at', 'desc')
    .orderBy('journal_line.line_id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return found.length > rows.length && last !== undefined
    ? { rows, next: `${last.at.getTime()}.${last.line_id}` }
    : { rows };
}
