import type { BookkeepingSettings } from '@latchkey/api-contract/types';
import type { DepositMove, Entry, Posting } from '@latchkey/booking-core/bookkeeping';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { BookingId } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type {
  BookkeepingBatchTable,
  BookkeepingEntryTable,
  BookkeepingPostingTable,
} from '../../database/tables/bookkeeping-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { depositMoney } from '../../database/deposit-money.ts';

export type BatchRow = Selectable<BookkeepingBatchTable>;

export const settingsOf = async (db: Kysely<Tables>, hotelId: number): Promise<BookkeepingSettings | null> =>
  (await db.selectFrom('bookkeeping_settings').select('settings').where('hotel_id', '=', hotelId).executeTakeFirst())
    ?.settings ?? null;

/** The same for who makes a batch: one at a time, whoever else makes one waits. */
export const lockSettings = async (tx: Transaction, hotelId: number): Promise<BookkeepingSettings | null> =>
  (
    await tx
      .selectFrom('bookkeeping_settings')
      .select('settings')
      .where('hotel_id', '=', hotelId)
      .forUpdate()
      .executeTakeFirst()
  )?.settings ?? null;

export async function writeSettings(
  tx: Transaction,
  hotelId: number,
  settings: BookkeepingSettings,
  at: Date,
): Promise<void> {
  const text = JSON.stringify(settings);
  await tx
    .insertInto('bookkeeping_settings')
    .values({ hotel_id: hotelId, settings: text, changed_at: at })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ settings: text, changed_at: at }))
    .execute();
}

/** The batches of a hotel without their files, the last one first. */
export const batchesOf = (db: Kysely<Tables>, hotelId: number): Promise<Omit<BatchRow, 'journal'>[]> =>
  db
    .selectFrom('bookkeeping_batch')
    .select([
      'hotel_id',
      'number',
      'month',
      'asked',
      'first_day',
      'last_day',
      'author_kind',
      'author_id',
      'author_name',
      'made_at',
      'entries',
      'total',
      'previous_hash',
      'hash',
    ])
    .select((eb) => eb.fn<string | null>('left', ['datev', eb.val(1)]).as('datev'))
    .where('hotel_id', '=', hotelId)
    .orderBy('number', 'desc')
    .execute();

export const findBatch = (db: Kysely<Tables>, hotelId: number, number: number): Promise<BatchRow | undefined> =>
  db
    .selectFrom('bookkeeping_batch')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('number', '=', number)
    .executeTakeFirst();

/** The days of a hotel that a batch has, the earliest first. */
export const enteredDays = async (db: Kysely<Tables>, hotelId: number): Promise<readonly LocalDate[]> =>
  (await db.selectFrom('bookkeeping_day').select('day').where('hotel_id', '=', hotelId).orderBy('day').execute()).map(
    ({ day }) => day,
  );

/** What entries of before have of some bookings, in their order. */
export async function enteredPostings(
  db: Kysely<Tables>,
  hotelId: number,
  ids: readonly BookingId[],
): Promise<
  (Pick<Selectable<BookkeepingEntryTable>, 'entry_id' | 'source' | 'booking_id'> &
    Pick<Selectable<BookkeepingPostingTable>, 'account' | 'debit' | 'credit' | 'taxes'>)[]
> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('bookkeeping_entry as e')
    .innerJoin('bookkeeping_posting as p', (join) =>
      join.onRef('p.hotel_id', '=', 'e.hotel_id').onRef('p.entry_id', '=', 'e.entry_id'),
    )
    .select(['e.entry_id', 'e.source', 'e.booking_id', 'p.account', 'p.debit', 'p.credit', 'p.taxes'])
    .where('e.hotel_id', '=', hotelId)
    .where('p.hotel_id', '=', hotelId)
    .where('e.booking_id', 'in', [...ids])
    .orderBy('e.day')
    .orderBy('e.entry_id')
    .orderBy('p.line')
    .execute();
}

/** Money of security deposits that moved between two moments, by the bookings that it is of, in their order. */
export const depositMoves = async (
  db: Kysely<Tables>,
  hotelId: number,
  moments: { readonly from: Date; readonly before: Date },
): Promise<readonly DepositMove[]> =>
  (
    await sql<DepositMove>`
      select b.booking_id as "bookingId", b.reference, d.sequence, d.way, d.amount
      from (${depositMoney(hotelId, moments)}) d join booking b on b.booking_id = d.booking_id
      where b.hotel_id = ${hotelId} order by b.reference, d.sequence`.execute(db)
  ).rows;

/** How many rows one statement writes. */
const atOnce = 2000;

/** Writes a sealed batch with its days and entries. */
export async function insertBatch(
  tx: Transaction,
  row: BatchRow,
  days: readonly LocalDate[],
  entries: readonly { readonly entry: Entry; readonly postings: readonly Posting[] }[],
): Promise<void> {
  const { hotel_id: hotelId, number: batch } = row;
  await tx.insertInto('bookkeeping_batch').values(row).execute();
  await tx
    .insertInto('bookkeeping_day')
    .values(days.map((day) => ({ hotel_id: hotelId, day, batch })))
    .execute();
  const rows = entries.map(({ entry: { id, day, source, bookingId } }) => ({
    hotel_id: hotelId,
    entry_id: id,
    batch,
    day,
    source,
    booking_id: bookingId as BookingId | null,
  }));
  for (let at = 0; at < rows.length; at += atOnce)
    await tx
      .insertInto('bookkeeping_entry')
      .values(rows.slice(at, at + atOnce))
      .execute();
  const lines = entries.flatMap(({ entry: { id }, postings }) =>
    postings.map(({ account, debit, credit, taxes }, at) => ({
      hotel_id: hotelId,
      entry_id: id,
      line: at + 1,
      account,
      debit,
      credit,
      taxes: JSON.stringify(taxes),
    })),
  );
  for (let at = 0; at < lines.length; at += atOnce)
    await tx
      .insertInto('bookkeeping_posting')
      .values(lines.slice(at, at + atOnce))
      .execute();
}
