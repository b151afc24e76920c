import { sql, type Kysely, type Selectable } from 'kysely';
import type { Transaction } from '../../database/database.types.ts';
import type { CashCountTable, CashMoveTable, CashShiftTable } from '../../database/tables/counter-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type ShiftRow = Selectable<CashShiftTable>;
export type MoveRow = Selectable<CashMoveTable>;
export type CountRow = Selectable<CashCountTable>;

/** How many closed drawers are listed. */
const mostListed = 50;

export const findShift = (db: Kysely<Tables>, hotelId: number, shiftId: string): Promise<ShiftRow | undefined> =>
  db
    .selectFrom('cash_shift')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('shift_id', '=', shiftId)
    .executeTakeFirst();

/** The same, which nobody else puts cash into or closes before the transaction ends. */
export const lockShift = (tx: Transaction, hotelId: number, shiftId: string): Promise<ShiftRow | undefined> =>
  tx
    .selectFrom('cash_shift')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('shift_id', '=', shiftId)
    .forUpdate()
    .executeTakeFirst();

/** The open drawer of a person, which is not closed before the transaction ends. */
export const openShiftOf = (tx: Transaction, hotelId: number, personId: string): Promise<ShiftRow | undefined> =>
  tx
    .selectFrom('cash_shift')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('open_of', '=', personId)
    .forShare()
    .executeTakeFirst();

/** The drawers of a hotel that are open, the earliest first. */
export const openShifts = (db: Kysely<Tables>, hotelId: number): Promise<ShiftRow[]> =>
  db
    .selectFrom('cash_shift')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('open_of', 'is not', null)
    .orderBy('number')
    .execute();

/** Opens a drawer under the hotel's next number; undefined where the person has one open. */
export async function insertShift(
  tx: Transaction,
  row: Pick<
    ShiftRow,
    | 'hotel_id'
    | 'shift_id'
    | 'open_of'
    | 'author_kind'
    | 'author_id'
    | 'author_name'
    | 'opened_at'
    | 'float_amount'
    | 'currency'
  >,
): Promise<ShiftRow | undefined> {
  const { rows } =
    await sql<ShiftRow>`insert into cash_shift (hotel_id, shift_id, number, open_of, author_kind, author_id,
      author_name, opened_at, float_amount, currency)
    select ${row.hotel_id}, ${row.shift_id},
      coalesce((select max(s.number) from cash_shift s where s.hotel_id = ${row.hotel_id}), 0) + 1,
      ${row.open_of}, ${row.author_kind}, ${row.author_id}, ${row.author_name}, ${row.opened_at}, ${row.float_amount}, ${row.currency}
    on conflict (hotel_id, open_of) do nothing returning *`.execute(tx);
  return rows[0];
}

/** Closes a locked drawer. */
export async function writeClosed(
  tx: Transaction,
  { hotel_id: hotelId, shift_id: shiftId }: Pick<ShiftRow, 'hotel_id' | 'shift_id'>,
  closed: Pick<ShiftRow, 'closed_at' | 'closed_by' | 'reason' | 'content' | 'content_hash'>,
): Promise<void> {
  await tx
    .updateTable('cash_shift')
    .set({ ...closed, open_of: null })
    .where('hotel_id', '=', hotelId)
    .where('shift_id', '=', shiftId)
    .where('closed_at', 'is', null)
    .execute();
}

export async function insertMove(tx: Transaction, row: MoveRow): Promise<void> {
  await tx.insertInto('cash_move').values(row).execute();
}

export async function insertCount(tx: Transaction, row: CountRow): Promise<void> {
  await tx.insertInto('cash_count').values(row).execute();
}

type OfShift = Pick<ShiftRow, 'hotel_id' | 'shift_id'>;

export const movesOfShift = (
  db: Kysely<Tables>,
  { hotel_id: hotelId, shift_id: shiftId }: OfShift,
): Promise<MoveRow[]> =>
  db
    .selectFrom('cash_move')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('shift_id', '=', shiftId)
    .orderBy('created_at')
    .orderBy('move_id')
    .execute();

export const countsOfShift = (
  db: Kysely<Tables>,
  { hotel_id: hotelId, shift_id: shiftId }: OfShift,
): Promise<CountRow[]> =>
  db
    .selectFrom('cash_count')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('shift_id', '=', shiftId)
    .orderBy('number')
    .execute();

/** Cash of a guest: below 0 where it was given to the guest, or a payment was taken back. */
export interface GuestCash {
  readonly at: Date;
  readonly kind: 'payment' | 'taken_back' | 'given_back';
  readonly amount: number;
  readonly reference: string;
  readonly guest_name: string | null;
  readonly by: string | null;
}

const guestCash = sql`select h.created_at as at, h.kind,
    (case h.kind when 'payment' then h.amount else -h.amount end)::float8 as amount,
    b.reference, b.travellers -> 0 ->> 'fullName' as guest_name, h.author_name as by
  from property_payment h join booking b on b.hotel_id = h.hotel_id and b.booking_id = h.booking_id`;

/** The cash of guests in a drawer, the earliest first. */
export const guestCashOf = async (
  db: Kysely<Tables>,
  { hotel_id: hotelId, shift_id: shiftId }: OfShift,
): Promise<readonly GuestCash[]> =>
  (
    await sql<GuestCash>`${guestCash} where h.hotel_id = ${hotelId} and b.hotel_id = ${hotelId} and h.shift_id = ${shiftId}
      order by h.created_at, h.entry_id`.execute(db)
  ).rows;

/** Cash since a moment that belongs to no drawer, the earliest first. */
export const cashWithoutShift = async (
  db: Kysely<Tables>,
  hotelId: number,
  { from, before }: { readonly from: Date; readonly before?: Date | undefined },
): Promise<readonly GuestCash[]> =>
  (
    await sql<GuestCash>`${guestCash} where h.hotel_id = ${hotelId} and b.hotel_id = ${hotelId} and h.method = 'cash'
      and h.kind <> 'owed' and h.shift_id is null and h.created_at >= ${from} ${before === undefined ? sql`` : sql`and h.created_at < ${before}`}
      order by h.created_at, h.entry_id`.execute(db)
  ).rows;

/** A closed drawer with its last count. */
export interface ClosedShiftRow extends ShiftRow {
  readonly counted: number;
  readonly expected: number;
}

/** Drawers that were closed, the last one first; of one person where one is named, and between two moments where they are. */
export const closedShifts = async (
  db: Kysely<Tables>,
  hotelId: number,
  of: { readonly personId?: string; readonly between?: { readonly from: Date; readonly before: Date } } = {},
): Promise<readonly ClosedShiftRow[]> => {
  const person = of.personId === undefined ? sql`` : sql`and s.author_id = ${of.personId}`;
  const between =
    of.between === undefined
      ? sql``
      : sql`and s.closed_at >= ${of.between.from} and s.closed_at < ${of.between.before}`;
  const { rows } = await sql<ClosedShiftRow>`select s.*, c.counted::float8 as counted, c.expected::float8 as expected
    from cash_shift s join cash_count c on c.hotel_id = s.hotel_id and c.shift_id = s.shift_id
    where s.hotel_id = ${hotelId} and c.hotel_id = ${hotelId} and s.closed_at is not null ${person} ${between}
      and c.number = (select max(l.number) from cash_count l where l.hotel_id = ${hotelId} and l.shift_id = s.shift_id)
    order by s.closed_at desc, s.number desc limit ${of.between === undefined ? mostListed : 1000}`.execute(db);
  return rows;
};

/** Cash that moved through drawers without a guest between two moments, each with the number of its drawer. */
export const cashMovesBetween = async (
  db: Kysely<Tables>,
  hotelId: number,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<readonly (MoveRow & { readonly drawer: number })[]> =>
  (
    await sql<MoveRow & { drawer: number }>`select m.*, s.number as drawer from cash_move m
      join cash_shift s on s.hotel_id = m.hotel_id and s.shift_id = m.shift_id
      where m.hotel_id = ${hotelId} and s.hotel_id = ${hotelId} and m.created_at >= ${from} and m.created_at < ${before}
      order by m.created_at, m.move_id`.execute(db)
  ).rows;
