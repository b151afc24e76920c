import { sql } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import { rateColumns, rateOf, saysSomething, type RateColumns } from './rates.queries.ts';
import { dateOfDay } from './date-of-day.ts';
import type { RateRows, RoomRows } from './ari-snapshot.ts';

/** Later than any date that is sold; arithmetic on it stays within PostgreSQL's dates. */
const lastOfAll = 400_000;

/** A hotel's rooms on some days, both ends included: one row for all days that are alike, for thousands of rows are slow to carry. */
export async function roomNightsBetween(
  db: Database,
  hotelId: number,
  first: number,
  last: number = lastOfAll,
): Promise<RoomRows[]> {
  const { rows } = await sql<{
    room_type_id: string;
    total: number;
    used: number;
    hours: number[] | null;
    days: string;
  }>`
    select room_type_id, total, used, hours, string_agg((date - ${dateOfDay(first)}::date)::text, ' ') as days
    from inventory where hotel_id = ${hotelId} and date >= ${dateOfDay(first)} and date <= ${dateOfDay(last)}
    group by room_type_id, total, used, hours`.execute(db);
  return rows.map(({ room_type_id, total, used, hours, days }) => ({
    roomTypeId: room_type_id,
    total,
    used,
    hours,
    days: daysIn(days, first),
  }));
}

/** A hotel's rates on some days, both ends included: one row a distinct rate. What `ratesBetween` has of them. */
export async function distinctRatesBetween(
  db: Database,
  hotelId: number,
  first: number,
  last: number = lastOfAll,
): Promise<RateRows[]> {
  const columns = sql.join(rateColumns.map((column) => sql.ref(column)));
  const { rows } = await sql<RateColumns & { readonly days: string }>`
    select ${columns}, string_agg((date - ${dateOfDay(first)}::date)::text, ' ') as days
    from rate where hotel_id = ${hotelId} and date >= ${dateOfDay(first)} and date <= ${dateOfDay(last)}
      and (not closed or closed_to_departure)
    group by ${columns}`.execute(db);
  return rows.map((row) => ({ ...rateOf(row), days: daysIn(row.days, first) })).filter(saysSomething);
}

const daysIn = (text: string, first: number): number[] => text.split(' ').map((day) => first + Number(day));
