import { hasBrand, skeletonOf } from '@latchkey/booking-core/names';
import type { StartAnswers } from '../../../database/tables/hotel-tables.ts';
import type { Deps } from '../../../deps.ts';
import { skeletonsTaken } from '../../listings/listings.ts';
import { slugOf } from '../new-documents/slug-of.ts';
import { isReserved } from './slug-faults.ts';
import type { StartRow } from '../../property/property.ts';
import { isSlugTaken } from './free-names.queries.ts';

const mostTries = 20;

/** The last part of a house's address: what its owner typed, else the first that is free of those made of name and city. */
export async function slugFor(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { hotel_id: hotelId, person_id: personId }: Pick<StartRow, 'hotel_id' | 'person_id'>,
  { slug, name, city }: Pick<NonNullable<StartAnswers['house']>, 'slug' | 'name' | 'city'>,
): Promise<{ readonly slug: string; readonly isTaken: boolean }> {
  // One that looks like another hotel's is as good as taken.
  const isTaken = async (one: string): Promise<boolean> =>
    (await isSlugTaken(db, one, hotelId)) ||
    (await skeletonsTaken(db, [skeletonOf(one)], { hotelId, personId })).size > 0;
  if (slug !== '') return { slug, isTaken: await isTaken(slug) };
  const named = slugOf(name);
  const base = named === '' ? slugOf(`house ${city}`) : named;
  const placed = slugOf(`${base} ${city}`);
  const tries = [base, placed, ...Array.from({ length: mostTries }, (_, at) => `${placed.slice(0, 36)}-${at + 2}`)];
  for (const one of tries)
    if (!isReserved(one, settings) && !hasBrand(one, [settings.providerName]) && !(await isTaken(one)))
      return { slug: one, isTaken: false };
  return { slug: `house-${hotelId}`, isTaken: false };
}
