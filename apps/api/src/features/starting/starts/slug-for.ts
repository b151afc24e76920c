import type { StartAnswers } from '../../../database/tables/hotel-tables.ts';
import type { Deps } from '../../../deps.ts';
import { slugOf } from '../documents/slug-of.ts';
import { isBrand, isReserved } from './slug-faults.ts';
import { isSlugTaken } from './starts.queries.ts';

const mostTries = 20;

/** The last part of a house's address: what its owner typed, else the first that is free of those made of name and city. */
export async function slugFor(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  hotelId: number,
  { slug, name, city }: Pick<NonNullable<StartAnswers['house']>, 'slug' | 'name' | 'city'>,
): Promise<{ readonly slug: string; readonly isTaken: boolean }> {
  if (slug !== '') return { slug, isTaken: await isSlugTaken(db, slug, hotelId) };
  const named = slugOf(name);
  const base = named === '' ? slugOf(`house ${city}`) : named;
  const placed = slugOf(`${base} ${city}`);
  const tries = [base, placed, ...Array.from({ length: mostTries }, (_, at) => `${placed.slice(0, 36)}-${at + 2}`)];
  for (const one of tries)
    if (!isReserved(one, settings) && !isBrand(one) && !(await isSlugTaken(db, one, hotelId)))
      return { slug: one, isTaken: false };
  return { slug: `house-${hotelId}`, isTaken: false };
}
