import { sql, type RawBuilder } from 'kysely';

/**
 * The condition that names the hotels of what a statement joins (`column`: of the joined table): each as a parameter of
 * its own, since no server is found from what is within a parameter.
 */
export function ofHotels(column: string, hotelIds: Iterable<number>): RawBuilder<boolean> {
  const hotels = [...new Set(hotelIds)].toSorted((one, other) => one - other);
  return sql`${sql.ref(column)} in (${sql.join(hotels)})`;
}
