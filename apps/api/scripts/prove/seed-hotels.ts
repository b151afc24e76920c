import type { Database } from '../../src/database/database.types.ts';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';

const folder = resolve(import.meta.dirname, '../../hotels/1760-sandalwood-courtyard');
export const firstHotel = 100_000;
export const roomTypes = 8;

/**
 * Many hotels of one mould, each with 8 room types on so many nights from a day ahead, priced by hotel, room, weekday and
 * season; written by the database itself.
 */
export async function seedHotels(db: Database, hotels: number, nights: number, ahead = 0): Promise<void> {
  const facts = JSON.parse(await readFile(`${folder}/hotel.json`, 'utf8')) as {
    rooms: { id: string; hourly?: unknown }[];
  };
  const words = JSON.parse(await readFile(`${folder}/words.en.json`, 'utf8')) as { rooms: Record<string, unknown> };
  const [mould] = facts.rooms;
  const roomIds = Array.from({ length: roomTypes }, (_, at) => `room-${at + 1}`);
  const rooms = roomIds.map((id) => ({ ...mould, id, hourly: null }));
  const manyFacts = JSON.stringify({ ...facts, rooms, keptBack: [], packages: [] });
  const manyWords = JSON.stringify({
    ...words,
    rooms: Object.fromEntries(roomIds.map((id) => [id, words.rooms['teak-king']])),
  });
  const last = firstHotel + hotels - 1;
  // In parts that a statement has time for.
  for (let from = firstHotel; from <= last; from += 2000) {
    const ids = sql`generate_series(${sql.lit(from)}, ${sql.lit(Math.min(last, from + 1999))}) id`;
    await sql`insert into hotel (hotel_id, slug, facts, images, fingerprint, stocked_until)
      select id, 'bench-' || id, jsonb_set(jsonb_set(${manyFacts}::jsonb, '{id}', to_jsonb(id)), '{slug}', to_jsonb('bench-' || id)), '[]', 'bench', current_date + 400
      from ${ids}`.execute(db);
    await sql`insert into hotel_words (hotel_id, language, words) select id, 'en', ${manyWords}::jsonb from ${ids}`.execute(
      db,
    );
  }
  for (let from = firstHotel; from <= last; from += 100) {
    const to = Math.min(last, from + 99);
    const nightsOf = sql`generate_series(${sql.lit(from)}, ${sql.lit(to)}) id, generate_series(${sql.lit(ahead)}, ${sql.lit(ahead + nights)}) night, generate_series(1, ${sql.lit(roomTypes)}) room`;
    // Hotel by hotel, as stocking writes them.
    await sql`insert into inventory (hotel_id, date, room_type_id, total)
      select id, current_date + night, 'room-' || room, 20 from ${nightsOf} order by id, night, room`.execute(db);
    await sql`insert into room_unit (hotel_id, unit_id, room_type_id, number, floor, position)
      select id, 'unit-' || room || '-' || unit, 'room-' || room, room || right('0' || unit, 2), room::text, unit
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) id, generate_series(1, ${sql.lit(roomTypes)}) room, generate_series(1, 20) unit`.execute(
      db,
    );
    await sql`insert into rate (hotel_id, date, room_type_id, rate_plan_id, price_for_pax, extra_adult, extra_child, min_stay)
      select id, current_date + night, 'room-' || room, 'breakfast', jsonb_build_array(jsonb_build_object('pax', 1, 'price', price - 500), jsonb_build_object('pax', 2, 'price', price)), 1500, 800, 1
      from (select id, night, room, 4000 + id % 50 * 40 + room * 300
        + case when extract(isodow from current_date + night) >= 5 then 900 else 0 end + extract(month from current_date + night)::int % 4 * 250 as price
        from ${nightsOf}) priced order by id, night, room`.execute(db);
  }
  await sql`analyze`.execute(db);
}
