import type { DayLine } from '@latchkey/booking-core/counter';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely } from 'kysely';
import { type BookingId, bookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';

const columns = ['key', 'booking_id', 'kind', 'of_date', 'amount', 'name', 'rate', 'base', 'way'] as const;

type Row = Awaited<ReturnType<typeof selected>>[number];

const selected = (db: Kysely<Tables>, hotelId: number) =>
  db.selectFrom('day_line').select(columns).where('hotel_id', '=', hotelId).execute();

const lineOf = (row: Row): DayLine => ({
  key: row.key,
  bookingId: row.booking_id,
  kind: row.kind,
  ofDate: row.of_date,
  amount: row.amount,
  ...(row.name === null ? {} : { name: row.name }),
  ...(row.rate === null ? {} : { rate: row.rate }),
  ...(row.base === null ? {} : { base: row.base }),
  ...(row.way === null ? {} : { way: row.way }),
});

/** What the days of a house carry of some bookings, all days together. */
export const linesOfBookings = async (
  db: Kysely<Tables>,
  hotelId: number,
  bookingIds: readonly string[],
): Promise<DayLine[]> => {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .selectFrom('day_line')
    .select(columns)
    .where('hotel_id', '=', hotelId)
    .where(
      'booking_id',
      'in',
      bookingIds.map((id) => bookingKey(hotelId, id).booking_id),
    )
    .execute();
  return rows.map(lineOf);
};

/** The same, each with the day that carries it, up to one. */
export async function carriedLines(
  db: Kysely<Tables>,
  hotelId: number,
  ids: readonly BookingId[],
  to: LocalDate,
): Promise<(DayLine & { readonly day: LocalDate })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('day_line')
    .select([...columns, 'day'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', 'in', [...ids])
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('key')
    .execute();
  return rows.map((row) => ({ ...lineOf(row), day: row.day }));
}

/** What a day carries. */
export const linesOfDay = async (db: Kysely<Tables>, hotelId: number, day: LocalDate): Promise<DayLine[]> => {
  const rows = await db
    .selectFrom('day_line')
    .select(columns)
    .where('hotel_id', '=', hotelId)
    .where('day', '=', day)
    .orderBy('key')
    .execute();
  return rows.map(lineOf);
};

/** Posts lines in a day; what it carries already stays as it is. */
export async function insertDayLines(
  tx: Transaction,
  hotelId: number,
  day: LocalDate,
  lines: readonly DayLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('day_line')
    .values(
      lines.map(({ key, bookingId, kind, ofDate, amount, name, rate, base, way }) => ({
        hotel_id: hotelId,
        day,
        key,
        booking_id: bookingKey(hotelId, bookingId).booking_id,
        kind,
        of_date: ofDate,
        amount,
        name: name ?? null,
        rate: rate ?? null,
        base: base ?? null,
        way: way ?? null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['hotel_id', 'day', 'key']).doNothing())
    .execute();
}
