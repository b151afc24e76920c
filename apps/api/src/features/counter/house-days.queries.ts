import type { DayEndTime } from '@latchkey/booking-core/counter';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../database/database.types.ts';
import type { HouseDayTable } from '../../database/tables/counter-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type HouseDayRow = Selectable<HouseDayTable>;

/** When the days of a house end; undefined where it has set nothing. */
export const dayEndOf = async (db: Kysely<Tables>, hotelId: number): Promise<DayEndTime | undefined> =>
  (await db.selectFrom('day_end').select('ends_at').where('hotel_id', '=', hotelId).executeTakeFirst())?.ends_at;

export async function writeDayEnd(tx: Transaction, hotelId: number, endsAt: DayEndTime, at: Date): Promise<void> {
  await tx
    .insertInto('day_end')
    .values({ hotel_id: hotelId, ends_at: endsAt, changed_at: at })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ ends_at: endsAt, changed_at: at }))
    .execute();
}

/** The day of a house that is open; undefined before its first. */
export const openDay = (db: Kysely<Tables>, hotelId: number): Promise<HouseDayRow | undefined> =>
  db.selectFrom('house_day').selectAll().where('hotel_id', '=', hotelId).where('state', '=', 'open').executeTakeFirst();

/** The same for whoever posts a line: it is not closed before the transaction ends. */
export const openDayToPost = async (tx: Transaction, hotelId: number): Promise<LocalDate | null> =>
  (
    await tx
      .selectFrom('house_day')
      .select('day')
      .where('hotel_id', '=', hotelId)
      .where('state', '=', 'open')
      .forShare()
      .executeTakeFirst()
  )?.day ?? null;

/** The day of a house that is being closed: what was begun and not sealed. */
export const closingDay = (db: Kysely<Tables>, hotelId: number): Promise<HouseDayRow | undefined> =>
  db
    .selectFrom('house_day')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('state', '=', 'closing')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();

export const findDay = (db: Kysely<Tables>, hotelId: number, day: LocalDate): Promise<HouseDayRow | undefined> =>
  db.selectFrom('house_day').selectAll().where('hotel_id', '=', hotelId).where('day', '=', day).executeTakeFirst();

/** The same, which nobody moves on before the transaction ends. */
export const lockDay = (tx: Transaction, hotelId: number, day: LocalDate): Promise<HouseDayRow | undefined> =>
  tx
    .selectFrom('house_day')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst();

/** The first day of a house. */
export const firstDay = async (db: Kysely<Tables>, hotelId: number): Promise<HouseDayRow | undefined> =>
  db.selectFrom('house_day').selectAll().where('hotel_id', '=', hotelId).orderBy('day').limit(1).executeTakeFirst();

/** The last closed day before another. */
export const closedBefore = async (
  db: Kysely<Tables>,
  hotelId: number,
  day: LocalDate,
): Promise<HouseDayRow | undefined> => (await closedDays(db, hotelId, { before: day, most: 1 }))[0];

/** Closed days, the last one first. */
export const closedDays = (
  db: Kysely<Tables>,
  hotelId: number,
  { before, most }: { readonly before?: LocalDate | undefined; readonly most: number },
): Promise<HouseDayRow[]> =>
  db
    .selectFrom('house_day')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('state', '=', 'closed')
    .$if(before !== undefined, (query) => query.where('day', '<', before as LocalDate))
    .orderBy('day', 'desc')
    .limit(most)
    .execute();

/** Closed days of a span, both ends included, the earliest first. */
export const closedDaysBetween = (
  db: Kysely<Tables>,
  hotelId: number,
  from: LocalDate,
  to: LocalDate,
): Promise<HouseDayRow[]> =>
  db
    .selectFrom('house_day')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('state', '=', 'closed')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();

/** Opens a day; nothing happens where there is one of that date, or another is open. */
export async function insertDay(
  db: Kysely<Tables>,
  { hotelId, day, at }: { readonly hotelId: number; readonly day: LocalDate; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('house_day')
    .values({ hotel_id: hotelId, day, state: 'open', opened_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Moves a locked day on. */
export async function writeDay(
  tx: Transaction,
  { hotel_id: hotelId, day }: Pick<HouseDayRow, 'hotel_id' | 'day'>,
  next: Partial<Omit<HouseDayRow, 'hotel_id' | 'day' | 'opened_at'>>,
): Promise<void> {
  await tx.updateTable('house_day').set(next).where('hotel_id', '=', hotelId).where('day', '=', day).execute();
}
