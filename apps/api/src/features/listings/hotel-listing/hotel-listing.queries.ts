import { placeNames } from '@latchkey/booking-core/text';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import type { HotelListing } from './hotel-listing.ts';

/** What hotels are looked for by. `words` are beginnings of words in search letters, all of which must be found, under whichever name of a place. */
export interface HotelQuery {
  readonly words: readonly string[];
  readonly instant: boolean;
  readonly atProperty: boolean;
  readonly rental: boolean;
}

/** Every hotel there is. */
export const anyHotel: HotelQuery = { words: [], instant: false, atProperty: false, rental: false };

/** The last letter there is: behind every word with a beginning, and before every other. */
const lastLetter = '\u{10ffff}';

/** Hotels that match, in order. At most three words are looked up: more of them narrow hardly anything. */
function matching(db: Database, { words, instant, atProperty, rental }: HotelQuery) {
  let found: SelectQueryBuilder<Tables, 'hotel_listing', object> = db.selectFrom('hotel_listing');
  for (const word of words.slice(0, 3))
    found = found.where('hotel_id', 'in', (terms) =>
      terms
        .selectFrom('hotel_term')
        .select('hotel_term.hotel_id')
        .where((term) =>
          term.or(
            placeNames(word).map((name) => term.and([term('term', '>=', name), term('term', '<', name + lastLetter)])),
          ),
        ),
    );
  if (instant) found = found.where('is_instant', '=', true);
  if (atProperty) found = found.where('pays_at_property', '=', true);
  if (rental) found = found.where('is_rental', '=', true);
  return found;
}

export async function countHotels(db: Database, wanted: HotelQuery): Promise<number> {
  const { count } = await matching(db, wanted)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids of matching hotels, some of them, by name or best rated first. */
export async function findHotels(
  db: Database,
  wanted: HotelQuery,
  sort: 'name' | 'rating',
  part: { readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const found = matching(db, wanted).select('hotel_id').limit(part.limit).offset(part.offset);
  const rows = await (sort === 'rating' ? found.orderBy('rating', 'desc') : found)
    .orderBy('name_key')
    .orderBy('hotel_id')
    .execute();
  return rows.map((row) => row.hotel_id);
}

/** Writes how guests find a hotel, in place of its former listing. */
export async function writeListing(tx: Transaction, { row, terms, skeletons }: HotelListing): Promise<void> {
  const { hotel_id: hotelId, ...rest } = row;
  await tx
    .insertInto('hotel_listing')
    .values(row)
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(rest))
    .execute();
  await tx.deleteFrom('hotel_term').where('hotel_id', '=', hotelId).execute();
  // All in one statement, however many words there are.
  await sql`insert into hotel_term (term, hotel_id) select term, ${hotelId}::integer from jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb) as term`.execute(
    tx,
  );
  await tx.deleteFrom('hotel_name').where('hotel_id', '=', hotelId).execute();
  const names = [...new Set(skeletons)].filter((one) => one !== '');
  if (names.length > 0)
    await tx
      .insertInto('hotel_name')
      .values(names.map((skeleton) => ({ hotel_id: hotelId, skeleton })))
      .execute();
}

/** Has a hotel be found no more. */
export async function deleteListing(tx: Transaction, hotelId: number): Promise<void> {
  await tx.deleteFrom('hotel_listing').where('hotel_id', '=', hotelId).execute();
  await tx.deleteFrom('hotel_term').where('hotel_id', '=', hotelId).execute();
  await tx.deleteFrom('hotel_name').where('hotel_id', '=', hotelId).execute();
}
