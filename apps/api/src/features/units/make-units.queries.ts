import type { LocalDate } from '@latchkey/booking-core/dates';
import { numbersFor } from '@latchkey/booking-core/units';
import { sql } from 'kysely';
import type { NewRow, Transaction } from '../../database/database.types.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import { secretText } from '../../secret-text.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';

/**
 * Gives a hotel the units that its files say it has: numbered where they are new, and fewer where the files say fewer, but
 * for those in which somebody will be. Of a type whose units were changed at the desk the files say nothing any more. The
 * hotel's stock is locked.
 */
export async function makeUnits(tx: Transaction, facts: HotelFacts, today: LocalDate): Promise<void> {
  const units = await tx
    .selectFrom('room_unit')
    .selectAll()
    .where('hotel_id', '=', facts.id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  const byType = Map.groupBy(units, (unit) => unit.room_type_id);
  const ruled = facts.rooms.filter(({ id }) => !(byType.get(id) ?? []).some((unit) => unit.by_hand));
  const missing = ruled
    .map((room) => ({ room, has: byType.get(room.id) ?? [] }))
    .filter(({ room, has }) => has.length < room.total);
  if (missing.length > 0) {
    const numbers = numbersFor(
      missing.map(({ room, has }) => ({
        roomTypeId: room.id,
        count: room.total - has.length,
        floors: room.features?.floors ?? null,
        isBed: room.dormBed,
      })),
      new Set(units.map(({ number }) => number)),
    );
    const rows = missing.flatMap(({ room, has }) =>
      (numbers.get(room.id) ?? []).map(({ number, floor, position }): NewRow<'room_unit'> => ({
        hotel_id: facts.id,
        unit_id: secretText(),
        room_type_id: room.id,
        number,
        floor,
        note: null,
        position: position + 1 + (has.at(-1)?.position ?? -1),
        is_hourly: room.hourly !== null,
        by_hand: false,
        state: 'clean',
      })),
    );
    await insertRows('room_unit', rows).execute(tx);
  }
  const wanted = new Map(ruled.map(({ id, total }) => [id, total]));
  const isSurplus = units.some(
    ({ room_type_id: id, by_hand }) => !by_hand && (wanted.get(id) ?? 0) < (byType.get(id)?.length ?? 0),
  );
  if (isSurplus) await removeSurplus(tx, facts, today);
}

/** Takes away the last units of types of which there are more than the files say. */
async function removeSurplus(tx: Transaction, facts: HotelFacts, today: LocalDate): Promise<void> {
  const wanted = facts.rooms.map(({ id, total }) => ({ id, total }));
  await sql`update room_unit u set removed_at = now() from (
      select unit_id, room_type_id, row_number() over (partition by room_type_id order by position, unit_id) as place
      from room_unit where hotel_id = ${facts.id} and removed_at is null
    ) placed
    where u.hotel_id = ${facts.id} and u.unit_id = placed.unit_id and not u.by_hand
      and not exists (select 1 from room_unit h where h.hotel_id = ${facts.id} and h.room_type_id = u.room_type_id and h.by_hand and h.removed_at is null)
      and placed.place > coalesce((select w.total from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id text, total integer)
        where w.id = u.room_type_id), 0)
      and not exists (select 1 from unit_night n where n.hotel_id = ${facts.id} and n.unit_id = u.unit_id and n.date >= ${today})`.execute(
    tx,
  );
}
