import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { FiguresSet, RateField } from '../../../database/tables/stock-tables.ts';
import type { RateRow } from './rate-rows.queries.ts';

/** A row as it is to be, and the columns that a message has set of it. */
export interface FiguresOfRow {
  readonly row: RateRow;
  readonly set: readonly RateField[];
}

/**
 * Writes what a message has set of locked rates, and nothing else of them: a statement for all rows of which the same
 * columns are set. `messageOf`: the record of the message, by the columns that it has set. With rows of thousands of
 * nights the bytes sent are what counts.
 */
export async function writeFigures(
  tx: Transaction,
  hotelId: number,
  rows: readonly FiguresOfRow[],
  messageOf: (set: readonly RateField[]) => FiguresSet<RateField> | null,
): Promise<void> {
  const alike = Map.groupBy(rows, ({ row, set }) => `${set.join(' ')}; ${row.by_hand?.join(' ') ?? ''}`);
  for (const [, same] of alike) {
    const [first] = same;
    if (first === undefined) continue;
    const { set, row } = first;
    const named = ['date', 'room_type_id', 'rate_plan_id', ...set] as const;
    const given = JSON.stringify(same.map((one) => Object.fromEntries(named.map((name) => [name, one.row[name]]))));
    const columns = set.map((field) => sql`${sql.ref(field)} = ${sql.ref(`given.${field}`)}`);
    await sql`update rate set ${sql.join(columns)}, by_property = ${row.by_property}, by_hand = ${row.by_hand}::text[],
      set_at = coalesce(rate.set_at, '{}'::jsonb) || ${JSON.stringify(messageOf(set))}::jsonb
      from jsonb_populate_recordset(null::rate, ${given}::jsonb) as given
      where rate.hotel_id = ${hotelId} and rate.date = given.date and rate.room_type_id = given.room_type_id and rate.rate_plan_id = given.rate_plan_id`.execute(
      tx,
    );
  }
}
