import { skeletonOf } from '@latchkey/booking-core/names';
import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

interface Before {
  readonly hotel_listing: { readonly hotel_id: number };
  readonly hotel: { readonly hotel_id: number; readonly slug: string };
  readonly hotel_words: { readonly hotel_id: number; readonly words: unknown };
  readonly hotel_name: { readonly hotel_id: number; readonly skeleton: string };
}

/** What the names of hotels that guests see look like, so that no other hotel takes one that looks the same. */
export const hotelNames: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `create table hotel_name (hotel_id integer not null, skeleton text not null, primary key (hotel_id, skeleton))`,
      )
      .execute(db);
    const known = db as unknown as Kysely<Before>;
    const rows = await known
      .selectFrom('hotel_listing')
      .innerJoin('hotel', 'hotel.hotel_id', 'hotel_listing.hotel_id')
      .innerJoin('hotel_words', 'hotel_words.hotel_id', 'hotel_listing.hotel_id')
      .select(['hotel.hotel_id', 'hotel.slug', sql<string | null>`hotel_words.words->>'name'`.as('name')])
      .execute();
    for (const { hotel_id, slug, name } of rows)
      for (const skeleton of [skeletonOf(slug), skeletonOf(name ?? '')].filter((one) => one !== ''))
        await known
          .insertInto('hotel_name')
          .values({ hotel_id, skeleton })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
  },
  indexes: [{ name: 'hotel_name_by_skeleton', on: 'hotel_name (skeleton)' }],
};
