import type { LocalDate } from '@latchkey/booking-core/dates';
import type { ReportPeriod } from '@latchkey/booking-core/reports';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.types.ts';

/** A room by number, from when on it is no more, and the nights on which it is or was out of order. */
export interface HouseUnit {
  readonly room_type_id: string;
  readonly removed_at: Date | null;
  readonly closures: readonly {
    readonly first: LocalDate;
    readonly last: LocalDate;
    readonly ended_at: string | null;
  }[];
}

/** The rooms of a hotel by number, those removed since a period began among them. */
export const unitsIn = async (
  db: Database,
  hotelId: number,
  { from, to }: ReportPeriod,
): Promise<readonly HouseUnit[]> =>
  (
    await sql<HouseUnit>`select u.room_type_id, u.removed_at,
        coalesce((select jsonb_agg(jsonb_build_object('first', c.first, 'last', c.last, 'ended_at', c.ended_at))
          from unit_closure c where c.hotel_id = ${hotelId} and c.unit_id = u.unit_id and c.kind = 'out_of_order'
            and c.first <= ${to} and c.last >= ${from}), '[]') as closures
      from room_unit u where u.hotel_id = ${hotelId} and (u.removed_at is null or u.removed_at >= ${from}::date)`.execute(
      db,
    )
  ).rows;

/** How many rooms of a type are on sale on a date. */
export interface RoomsOnSale {
  readonly date: LocalDate;
  readonly room_type_id: string;
  readonly total: number;
}

/** The inventory of a period. */
export const roomsOnSaleIn = async (
  db: Database,
  hotelId: number,
  { from, to }: ReportPeriod,
): Promise<readonly RoomsOnSale[]> =>
  (
    await sql<RoomsOnSale>`select date, room_type_id, total from inventory
      where hotel_id = ${hotelId} and date >= ${from} and date <= ${to}`.execute(db)
  ).rows;
