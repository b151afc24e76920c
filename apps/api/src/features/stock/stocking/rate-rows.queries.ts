import type { LocalDate } from '@latchkey/booking-core/dates';
import { type SelectQueryBuilder, type Selectable, sql } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import { rateFields } from '../../../database/tables/stock-tables.ts';

export type RateRow = Selectable<Tables['rate']>;

/** Which rows of a hotel's rates: of every room type and plan where none is named. */
export interface RatesWanted {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly roomTypeId?: string | undefined;
  readonly ratePlanId?: string | undefined;
}

/** Locks and reads the rates that a query asks for, in the one order everybody locks in: by date, room type and plan. */
const locked = (query: SelectQueryBuilder<Tables, 'rate', RateRow>): Promise<RateRow[]> =>
  query
    .orderBy('date')
    .orderBy(sql`room_type_id collate "C"`)
    .orderBy(sql`rate_plan_id collate "C"`)
    .forUpdate()
    .execute();

/** All rates of a hotel on some nights, both ends included, locked. */
export const lockRates = (
  tx: Transaction,
  hotelId: number,
  { from, to }: Pick<RatesWanted, 'from' | 'to'>,
): Promise<RateRow[]> =>
  locked(
    tx.selectFrom('rate').selectAll().where('hotel_id', '=', hotelId).where('date', '>=', from).where('date', '<=', to),
  );

/** Rates of some room types and plans on some dates, of every plan where none is named, locked. */
export function lockRatesOn(
  tx: Transaction,
  hotelId: number,
  wanted: {
    readonly dates: readonly LocalDate[];
    readonly roomTypeIds: readonly string[];
    readonly ratePlanIds: readonly string[] | null;
  },
): Promise<RateRow[]> {
  let query = tx
    .selectFrom('rate')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where(sql<boolean>`date = any(${sql.val(wanted.dates)}::date[])`)
    .where(sql<boolean>`room_type_id = any(${sql.val(wanted.roomTypeIds)}::text[])`);
  if (wanted.ratePlanIds !== null)
    query = query.where(sql<boolean>`rate_plan_id = any(${sql.val(wanted.ratePlanIds)}::text[])`);
  return locked(query);
}

/** Rows that a version wrote which did not tell apart what of them was set by hand. */
export function untoldRates(tx: Transaction, hotelId: number): Promise<RateRow[]> {
  return locked(
    tx
      .selectFrom('rate')
      .selectAll()
      .where('hotel_id', '=', hotelId)
      .where('by_property', '=', true)
      .where('by_hand', 'is', null),
  );
}

/** Writes rows of locked rates, in one statement. */
export async function writeRateRows(tx: Transaction, hotelId: number, rows: readonly RateRow[]): Promise<void> {
  if (rows.length === 0) return;
  const given = [...rateFields, 'by_property', 'by_hand', 'set_at'].map(
    (field) => sql`${sql.ref(field)} = ${sql.ref(`given.${field}`)}`,
  );
  await sql`update rate set ${sql.join(given)}
    from jsonb_populate_recordset(null::rate, ${JSON.stringify(rows)}::jsonb) as given
    where rate.hotel_id = ${hotelId} and rate.date = given.date and rate.room_type_id = given.room_type_id and rate.rate_plan_id = given.rate_plan_id`.execute(
    tx,
  );
}
