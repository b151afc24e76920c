import type { Database } from '../../../database/database.types.ts';

/** Hotels that guests see, in the order of their addresses, from behind one of these on. */
export const hotelsAfter = (
  db: Database,
  slug: string,
  limit: number,
): Promise<{ readonly hotel_id: number; readonly slug: string }[]> =>
  db
    .selectFrom('hotel_page')
    .select(['hotel_id', 'slug'])
    .where('slug', '>', slug)
    .orderBy('slug')
    .limit(limit)
    .execute();
