import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';
import type { Tables } from '../../../database/tables.ts';
import { writeTotals } from '../inventory/write-totals.queries.ts';
import { lockRates, type RateRow, writeRateRows } from './rate-rows.queries.ts';

type InventoryRow = Selectable<Tables['inventory']>;

/** What the people of a hotel have set by hand of its nights. */
export interface SetByHand {
  readonly rates: readonly RateRow[];
  readonly totals: readonly InventoryRow[];
}

/** What is set by hand of a hotel's nights from a day on. */
export async function setByHand(db: Database, hotelId: number, from: LocalDate): Promise<SetByHand> {
  const rates = await db
    .selectFrom('rate')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', from)
    .where('by_property', '=', true)
    .execute();
  const totals = await db
    .selectFrom('inventory')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', from)
    .where('by_property', '=', true)
    .execute();
  return { rates, totals };
}

/** Gives every night of a hotel back to its rules: what is stocked next writes all of them. */
export async function forgetByHand(tx: Transaction, hotelId: number): Promise<void> {
  await tx
    .updateTable('rate')
    .set({ by_property: false, by_hand: null, set_at: null })
    .where('hotel_id', '=', hotelId)
    .where('by_property', '=', true)
    .execute();
  await tx
    .updateTable('inventory')
    .set({ by_property: false, set_at: null })
    .where('hotel_id', '=', hotelId)
    .where('by_property', '=', true)
    .execute();
}

/** Writes what is set by hand of one hotel's nights over another's, where that has such a night, room type and plan. */
export async function writeByHand(
  tx: Transaction,
  hotelId: number,
  { rates, totals }: SetByHand,
  { first, last }: { readonly first: LocalDate; readonly last: LocalDate },
): Promise<void> {
  for (const what of ['rooms', 'rates'] as const) noteStockChange(tx, { hotelId, what, first, last });
  const own = await lockInventory(tx, hotelId, { first, last });
  const nameOf = ({ date, room_type_id: type }: InventoryRow): string => `${date} ${type}`;
  const byHand = new Map(totals.map((row) => [nameOf(row), row.total]));
  await writeTotals(
    tx,
    hotelId,
    own.flatMap((row) => {
      const total = byHand.get(nameOf(row));
      return total === undefined ? [] : [{ ...row, total: Math.max(total, row.used), by_property: true }];
    }),
  );
  await lockRates(tx, hotelId, { from: first, to: last });
  await writeRateRows(
    tx,
    hotelId,
    rates.map((row) => ({ ...row, hotel_id: hotelId })),
  );
}

const lockInventory = (
  tx: Transaction,
  hotelId: number,
  { first, last }: { readonly first: LocalDate; readonly last: LocalDate },
): Promise<InventoryRow[]> =>
  tx
    .selectFrom('inventory')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .orderBy('date')
    .orderBy('room_type_id')
    .forUpdate()
    .execute();
