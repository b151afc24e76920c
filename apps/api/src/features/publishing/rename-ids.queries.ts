import { sql } from 'kysely';
import type { Transaction } from '../../database/database.types.ts';
import type { Named } from '@latchkey/hotel-document/names';

/** The key of each in JSON: in selections, bills, changes, events and messages. */
const keyOf: Readonly<Record<Named, string>> = {
  'room type': 'roomTypeId',
  'rate plan': 'ratePlanId',
  'add-on': 'addonId',
};

/** Everything kept as JSON that can name an id. */
const jsonColumns: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['quote', ['selection', 'bill', 'agreed']],
  ['booking', ['selection', 'bill', 'change', 'agreed']],
  ['booking_event', ['facts']],
  ['form_entry', ['facts']],
  ['outbox', ['payload']],
];

/**
 * Moves all that a hotel has under a former id to the id of today, of any time: its rooms and rates, what its bookings
 * take, and what quotes, bookings and changes say. Where both ids have rooms on a date, they are counted together. Returns
 * how many rows were moved: 0 where nothing is under the former id. The rows of inventory are locked by the caller.
 */
export async function renameId(
  tx: Transaction,
  hotelId: number,
  what: Named,
  [former, today]: readonly [former: string, today: string],
): Promise<number> {
  const rows = { 'room type': roomRows, 'rate plan': planRows, 'add-on': extraRows }[what];
  let moved = 0;
  for (const [table, column] of rows) moved += await moveRows(tx, hotelId, table, column, [former, today]);
  for (const [table, columns] of jsonColumns)
    moved += await renameInJson(tx, hotelId, table, columns, [keyOf[what], former, today]);
  return moved;
}

type IdColumn = readonly [table: keyof typeof otherKeys, column: 'room_type_id' | 'rate_plan_id' | 'addon_id'];

const roomRows: readonly IdColumn[] = [
  ['booking_line', 'room_type_id'],
  ['room_unit', 'room_type_id'],
  ['unit_night', 'room_type_id'],
  ['inventory', 'room_type_id'],
  ['rate', 'room_type_id'],
];
const planRows: readonly IdColumn[] = [['rate', 'rate_plan_id']];
const extraRows: readonly IdColumn[] = [['held_extra', 'addon_id']];

const otherKeys = {
  booking_line: ['booking_id', 'date'],
  room_unit: ['unit_id'],
  // Places that both have get their units anew.
  unit_night: ['booking_id', 'place', 'date'],
  held_extra: ['booking_id', 'date'],
  inventory: ['date'],
  rate: ['date', 'room_type_id', 'rate_plan_id'],
} as const;

/** What becomes of a row of today's id where the former one has a row at the same place. */
const together = {
  booking_line: 'quantity = t.quantity + f.quantity',
  held_extra: 'quantity = t.quantity + f.quantity',
  // Never fewer rooms than are sold. Hours that only one of the two has are filled from the ledger by the next stocking.
  inventory: `used = t.used + f.used,
    hours = (select array_agg(one + other order by hour)::smallint[] from unnest(t.hours, f.hours) with ordinality as u(one, other, hour) where t.hours is not null and f.hours is not null),
    total = greatest(t.total, t.used + f.used, (select max(one + other) from unnest(t.hours, f.hours) as u(one, other)))`,
  rate: null,
  room_unit: null,
  unit_night: null,
} as const;

async function moveRows(
  tx: Transaction,
  hotelId: number,
  table: keyof typeof otherKeys,
  column: IdColumn[1],
  [former, today]: readonly [string, string],
): Promise<number> {
  const same = otherKeys[table]
    .filter((key) => key !== column)
    .map((key) => `t.${key} = f.${key}`)
    .join(' and ');
  const pair = sql`t.hotel_id = ${hotelId} and f.hotel_id = ${hotelId} and ${sql.raw(`t.${column}`)} = ${today} and ${sql.raw(`f.${column}`)} = ${former} and ${sql.raw(same)}`;
  const name = sql.table(table);
  const merged = together[table];
  if (merged !== null) await sql`update ${name} t set ${sql.raw(merged)} from ${name} f where ${pair}`.execute(tx);
  const replaced = await sql`delete from ${name} f using ${name} t where ${pair}`.execute(tx);
  const moved =
    await sql`update ${name} set ${sql.ref(column)} = ${today} where hotel_id = ${hotelId} and ${sql.ref(column)} = ${former}`.execute(
      tx,
    );
  return Number((replaced.numAffectedRows ?? 0n) + (moved.numAffectedRows ?? 0n));
}

/** Ids are kebab-case and the text of jsonb is canonical: within a string of a guest's, quotes would be escaped. */
async function renameInJson(
  tx: Transaction,
  hotelId: number,
  table: string,
  columns: readonly string[],
  [key, former, today]: readonly [string, string, string],
): Promise<number> {
  const [old, now] = [`"${key}": "${former}"`, `"${key}": "${today}"`];
  const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} set ${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = replace(${sql.ref(column)}::text, ${old}, ${now})::jsonb`),
  )} where hotel_id = ${hotelId} and (${sql.join(
    columns.map((column) => sql`position(${old} in ${sql.ref(column)}::text) > 0`),
    sql` or `,
  )})`.execute(tx);
  return Number(numAffectedRows);
}
