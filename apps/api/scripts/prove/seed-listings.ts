import { sql } from 'kysely';
import type { Database } from '../../src/database/database.types.ts';
import { firstHotel } from './seed-hotels.ts';

/** The hosts, listings and terms of seeded hotels, as loading writes them; they lie in so many cities, one after another. */
export async function seedListings(db: Database, hotels: number, cities: number): Promise<void> {
  const ids = sql`generate_series(${sql.lit(firstHotel)}, ${sql.lit(firstHotel + hotels - 1)}) id`;
  const number = sql`(id - ${sql.lit(firstHotel)})`;
  const city = sql`'city' || ${number} % ${sql.lit(cities)}`;
  await sql`insert into hotel_host (host, hotel_id) select 'h' || ${number} || '.example', id from ${ids}`.execute(db);
  await sql`insert into hotel_listing (hotel_id, name_key, rating, currency, is_instant, is_rental, pays_at_property, fingerprint)
    select id, 'bench h' || ${number}, 30 + id % 20, 'INR', id % 3 > 0, id % 7 = 0, id % 2 = 0, 'bench' from ${ids}`.execute(
    db,
  );
  await sql`insert into hotel_term (term, hotel_id)
    select unnest(array['bench', 'h' || ${number} || 'x', ${city}, 'india', 'state' || id % 20]), id from ${ids}`.execute(
    db,
  );
  // What sitemaps are made of is short: of so many hotels as one installation may have.
  await sql`insert into hotel_page (hotel_id, slug, host, room_type_ids, changed_at)
    select ${sql.lit(firstHotel)} + at, 'bench-' || at, case when at % 2 = 0 then 'h' || at || '.example' end, '["a","b","c","d"]', now() from generate_series(0, 99999) at`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}
