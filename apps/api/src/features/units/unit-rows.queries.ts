import type { UnitState } from '@latchkey/booking-core/units';
import { sql, type Kysely, type Selectable } from 'kysely';
import { actingNow } from '../../database/acting.ts';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';
import type { UnitChangeTable } from '../../database/tables/unit-tables.ts';
import { noteHotelNews } from '../../database/hotel-news.ts';
import { secretText } from '../../secret-text.ts';

export type UnitRow = Selectable<Tables['room_unit']>;

/** The units of a hotel that are there, by type and place. */
export function unitsOf(db: Kysely<Tables>, hotelId: number): Promise<UnitRow[]> {
  return db
    .selectFrom('room_unit')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('removed_at', 'is', null)
    .orderBy('room_type_id')
    .orderBy('position')
    .orderBy('unit_id')
    .execute();
}

/** One unit of a hotel, locked against other acts on it. */
export function lockUnit(tx: Transaction, hotelId: number, unitId: string): Promise<UnitRow | undefined> {
  return tx
    .selectFrom('room_unit')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('unit_id', '=', unitId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes a unit's state. */
export async function writeState(
  tx: Transaction,
  { hotel_id, unit_id }: Pick<UnitRow, 'hotel_id' | 'unit_id'>,
  state: UnitState,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('room_unit')
    .set({ state, state_at: at })
    .where('hotel_id', '=', hotel_id)
    .where('unit_id', '=', unit_id)
    .execute();
}

/** Adds to the history of a unit, in the name of whoever acts. */
export async function noteUnitChange(
  tx: Transaction,
  { hotel_id, unit_id }: Pick<UnitRow, 'hotel_id' | 'unit_id'>,
  {
    what,
    at,
    note = null,
    pictureId = null,
  }: {
    readonly what: UnitChangeTable['what'];
    readonly at: Date;
    readonly note?: string | null;
    readonly pictureId?: string | null;
  },
): Promise<void> {
  noteHotelNews(tx, hotel_id, 'rooms');
  const acting = actingNow();
  await tx
    .insertInto('unit_change')
    .values({
      hotel_id,
      unit_id,
      change_id: secretText(),
      at,
      what,
      author_kind: acting?.principal.kind ?? 'operator',
      author_name: acting?.name ?? '',
      note,
      picture_id: pictureId,
    })
    .execute();
}

/** The latest of a unit's history, latest first. */
export function unitChanges(
  db: Kysely<Tables>,
  hotelId: number,
  unitId: string,
  most: number,
): Promise<Selectable<Tables['unit_change']>[]> {
  return db
    .selectFrom('unit_change')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('unit_id', '=', unitId)
    .orderBy('at', 'desc')
    .orderBy('change_id')
    .limit(most)
    .execute();
}

/** Has the units that a stay leaves be dirty: those of its last night. */
export async function markDirty(tx: Transaction, { hotel_id, booking_id }: BookingKey, at: Date): Promise<void> {
  const { rows } = await sql<{ unit_id: string }>`update room_unit u set state = 'dirty', state_at = ${at}
    from unit_night n where u.hotel_id = ${hotel_id} and n.hotel_id = ${hotel_id} and n.unit_id = u.unit_id and n.booking_id = ${booking_id}
      and n.date = (select max(l.date) from unit_night l where l.hotel_id = ${hotel_id} and l.booking_id = ${booking_id})
    returning u.unit_id`.execute(tx);
  for (const { unit_id } of rows) await noteUnitChange(tx, { hotel_id, unit_id }, { what: 'dirty', at });
}
