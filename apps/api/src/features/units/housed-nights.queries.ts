import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { BookingId, BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';
import { isNight } from './is-night.queries.ts';
import type { UnitRow } from './unit-rows.queries.ts';

/** A night of a unit, with what names its booking. */
export interface NamedNight {
  readonly booking_id: BookingId;
  readonly reference: string;
  readonly guest_name: string;
  readonly room_type_id: string;
  readonly place: number;
  readonly date: LocalDate;
  readonly unit_id: string;
  readonly held: 'pinned' | 'in_house' | null;
}

/** Those that are nights, or hours of a stay by the hour: for who shows where somebody sleeps. */
export function sleptNights(
  db: Kysely<Tables>,
  hotelId: number,
  dates: { readonly first: LocalDate; readonly last: LocalDate },
): Promise<NamedNight[]> {
  return namedNights(db, hotelId, { ...dates, only: isNight(hotelId) });
}

/**
 * What some dates have of a hotel's units, by booking, place and date; of one unit where it is named. The morning on which a
 * room that is sold by the hour too is left is among them.
 */
export async function namedNights(
  db: Kysely<Tables>,
  hotelId: number,
  {
    first,
    last,
    unitId,
    only = sql<boolean>`true`,
  }: {
    readonly first: LocalDate;
    readonly last: LocalDate;
    readonly unitId?: string;
    readonly only?: RawBuilder<boolean>;
  },
): Promise<NamedNight[]> {
  const ofUnit = unitId === undefined ? sql<boolean>`true` : sql<boolean>`n.unit_id = ${unitId}`;
  const { rows } =
    await sql<NamedNight>`select n.booking_id, b.reference, coalesce(b.travellers -> 0 ->> 'fullName', '') as guest_name,
      n.room_type_id, n.place, n.date, n.unit_id, n.held
    from unit_night n join booking b on b.hotel_id = n.hotel_id and b.booking_id = n.booking_id
    where n.hotel_id = ${hotelId} and n.date between ${first} and ${last} and ${ofUnit} and ${only}
    order by n.booking_id, n.room_type_id, n.place, n.date`.execute(db);
  return rows;
}

/** A unit that a booking has on a date. */
export type UnitOfBooking = Pick<UnitRow, 'unit_id' | 'number' | 'floor' | 'state' | 'state_at' | 'position'> & {
  readonly booking_id: string;
  readonly date: LocalDate;
  /** Whether somebody had it in the night that began on a date. */
  readonly slept_in: boolean;
};

/** Which units some bookings have, by booking and date, and which of them somebody slept in last night. */
export async function unitsOfBookings(
  db: Kysely<Tables>,
  hotelId: number,
  bookingIds: readonly string[],
  lastNight: LocalDate,
): Promise<UnitOfBooking[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('unit_night as n')
    .innerJoin('room_unit as u', (join) =>
      join.onRef('u.hotel_id', '=', 'n.hotel_id').onRef('u.unit_id', '=', 'n.unit_id'),
    )
    .select(['n.booking_id', 'n.date', 'u.unit_id', 'u.number', 'u.floor', 'u.state', 'u.state_at', 'u.position'])
    .select(
      sql<boolean>`exists (select 1 from unit_night p where p.hotel_id = ${hotelId} and p.unit_id = n.unit_id and p.date = ${lastNight} and p.hour_to = 24)`.as(
        'slept_in',
      ),
    )
    .where('n.hotel_id', '=', hotelId)
    .where(sql<boolean>`n.booking_id = any(${sql.val(bookingIds)}::text[])`)
    .orderBy('n.date')
    .orderBy('u.position')
    .execute();
}

/** A night of a booking's rooms of one type that have no unit, by their numbers in the booking. */
export interface UnassignedNight {
  readonly booking_id: BookingId;
  readonly reference: string;
  readonly guest_name: string;
  readonly room_type_id: string;
  readonly date: LocalDate;
  readonly places: number[];
}

/** Nights of bookings that have fewer units than rooms. */
export async function unassignedNights(
  db: Kysely<Tables>,
  hotelId: number,
  first: LocalDate,
  last: LocalDate,
  held: string,
): Promise<UnassignedNight[]> {
  const { rows } = await sql<UnassignedNight>`select l.booking_id, b.reference,
      coalesce(b.travellers -> 0 ->> 'fullName', '') as guest_name, l.room_type_id, l.date,
      array(select place from generate_series(0, l.quantity - 1) place where place <> all (coalesce(n.places, '{}'))) as places
    from booking_line l join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id
    left join (select hotel_id, booking_id, room_type_id, date, array_agg(place::int) as places from unit_night
      where hotel_id = ${hotelId} and date between ${first} and ${last} group by hotel_id, booking_id, room_type_id, date) n
      on n.hotel_id = l.hotel_id and n.booking_id = l.booking_id and n.room_type_id = l.room_type_id and n.date = l.date
    where l.hotel_id = ${hotelId} and b.hotel_id = ${hotelId} and l.date between ${first} and ${last} and l.night
      and b.status in ${sql.raw(held)} and l.quantity > coalesce(cardinality(n.places), 0) order by l.date, l.booking_id`.execute(
    db,
  );
  return rows;
}

/** Takes the pins from a booking's nights, or from those of one room of it; how many. Those of a guest in the house stay where they are. */
export async function takePins(
  tx: Transaction,
  { hotel_id, booking_id }: BookingKey,
  isInHouse: boolean,
  { roomTypeId, place }: { readonly roomTypeId: string | undefined; readonly place: number | undefined },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('unit_night')
    .set({ held: isInHouse ? 'in_house' : null })
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .where('held', '=', 'pinned')
    .$if(roomTypeId !== undefined, (query) => query.where('room_type_id', '=', roomTypeId ?? ''))
    .$if(place !== undefined, (query) => query.where('place', '=', place ?? 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
