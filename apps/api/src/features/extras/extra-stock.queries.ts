import type { LocalDate } from '@latchkey/booking-core/dates';
import type { HeldExtra } from '@latchkey/booking-core/extras';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { ofHotels } from '../../database/of-hotels.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import type { Tables } from '../../database/tables.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { statusesWithRooms } from '../../database/statuses-with-rooms.ts';

/** How many a hotel has of each extra a day, as its files say now. */
export async function writeExtraStock(
  tx: Transaction,
  { id, addons }: Pick<HotelFacts, 'id' | 'addons'>,
): Promise<void> {
  const stocked = addons.flatMap(({ id: addonId, stock }) => (stock === undefined ? [] : [{ addonId, stock }]));
  await sql`delete from extra_stock where hotel_id = ${id} and not addon_id = any(${stocked.map(({ addonId }) => addonId)}::text[])`.execute(
    tx,
  );
  for (const { addonId, stock } of stocked.toSorted(byId))
    await sql`insert into extra_stock (hotel_id, addon_id, stock) values (${id}, ${addonId}, ${stock})
      on conflict (hotel_id, addon_id) do update set stock = excluded.stock`.execute(tx);
}

/** An extra of a hotel. */
export interface ExtraPlace {
  readonly hotelId: number;
  readonly addonId: string;
}

/** The stock of those of some extras that have one, locked until the transaction ends, in the one order everybody locks in. */
export const lockExtraStock = (tx: Transaction, extras: readonly ExtraPlace[]): ReturnType<typeof extraStock> =>
  extraStock(tx, extras, sql`for update of extra_stock`);

/** The stock of those of some extras that have one. */
export async function extraStock(
  db: Kysely<Tables>,
  extras: readonly ExtraPlace[],
  lock: RawBuilder<unknown> = sql``,
): Promise<(ExtraPlace & { readonly stock: number })[]> {
  if (extras.length === 0) return [];
  const { rows } = await sql<ExtraPlace & { stock: number }>`
    select extra_stock.hotel_id as "hotelId", extra_stock.addon_id as "addonId", stock
    from (select distinct "hotelId", "addonId" from jsonb_to_recordset(${JSON.stringify(extras)}::jsonb) as place ("hotelId" integer, "addonId" text)) as wanted
    join extra_stock on extra_stock.hotel_id = wanted."hotelId" and extra_stock.addon_id = wanted."addonId"
    where ${ofHotels(
      'extra_stock.hotel_id',
      extras.map(({ hotelId }) => hotelId),
    )}
    order by extra_stock.hotel_id, extra_stock.addon_id ${lock}`.execute(db);
  return rows;
}

/** What bookings that have their rooms take of some extras of a hotel, day by day; those of one booking may be left out. */
export async function heldBetween(
  db: Kysely<Tables>,
  hotelId: number,
  {
    addonIds,
    first,
    last,
  }: { readonly addonIds: readonly string[]; readonly first: LocalDate; readonly last: LocalDate },
  except: string | null = null,
): Promise<HeldExtra[]> {
  const { rows } = await sql<HeldExtra>`
    select held_extra.addon_id as "addonId", held_extra.date, sum(held_extra.quantity)::int as quantity
    from held_extra join booking on booking.hotel_id = held_extra.hotel_id and booking.booking_id = held_extra.booking_id
    where held_extra.hotel_id = ${hotelId} and held_extra.addon_id = any(${addonIds}::text[]) and held_extra.date between ${first} and ${last}
      and held_extra.booking_id is distinct from ${except} and booking.status in ${sql.raw(statusesWithRooms)}
    group by held_extra.addon_id, held_extra.date`.execute(db);
  return rows;
}

/** What a booking takes of its extras, as the ledger has it. */
export async function heldBy(db: Kysely<Tables>, { hotel_id, booking_id }: BookingKey): Promise<HeldExtra[]> {
  return db
    .selectFrom('held_extra')
    .select(['addon_id as addonId', 'date', 'quantity'])
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .execute();
}

/** What a booking takes of its extras from now on, in place of what it did. */
export async function replaceHeld(tx: Transaction, booking: BookingKey, held: readonly HeldExtra[]): Promise<void> {
  await tx
    .deleteFrom('held_extra')
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
  if (held.length > 0) await tx.insertInto('held_extra').values(heldRows(booking, held)).execute();
}

/** The statement that writes what new bookings take of extras; null where they take none. */
export function insertHeld(
  bookings: readonly { readonly id: BookingKey; readonly extras: readonly HeldExtra[] }[],
): RawBuilder<unknown> | null {
  const rows = bookings.flatMap(({ id, extras }) => heldRows(id, extras));
  return rows.length === 0 ? null : insertRows('held_extra', rows);
}

/** The ledger's rows of what a booking takes of its extras. */
const heldRows = ({ hotel_id, booking_id }: BookingKey, held: readonly HeldExtra[]) =>
  held.map(({ addonId, date, quantity }) => ({ hotel_id, booking_id, addon_id: addonId, date, quantity }));

const byId = (one: { readonly addonId: string }, other: { readonly addonId: string }): number =>
  one.addonId < other.addonId ? -1 : 1;
