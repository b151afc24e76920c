import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/**
 * Which of some names look like that of a hotel that guests see, or like its slug: of another than `hotelId`, and of none
 * that an owner of it, or who sets it up (`personId`), owns as well.
 */
export async function skeletonsTaken(
  db: Kysely<Tables>,
  skeletons: readonly string[],
  { hotelId, personId = null }: { readonly hotelId: number; readonly personId?: string | null },
): Promise<ReadonlySet<string>> {
  if (skeletons.length === 0) return new Set();
  const others = await db
    .selectFrom('hotel_name')
    .innerJoin('hotel_listing', 'hotel_listing.hotel_id', 'hotel_name.hotel_id')
    .select(['hotel_name.hotel_id', 'hotel_name.skeleton'])
    .where('hotel_name.skeleton', 'in', [...skeletons])
    .where('hotel_name.hotel_id', '<>', hotelId)
    .execute();
  if (others.length === 0) return new Set();
  const members = await db
    .selectFrom('staff_member')
    .select(['hotel_id', 'person_id'])
    .where('hotel_id', 'in', [hotelId, ...others.map((other) => other.hotel_id)])
    .where('role', '=', 'owner')
    .where('accepted_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  const own = new Set(members.filter((one) => one.hotel_id === hotelId).map((one) => one.person_id));
  if (personId !== null) own.add(personId);
  const ofThem = new Set(members.filter((one) => own.has(one.person_id)).map((one) => one.hotel_id));
  return new Set(others.filter((other) => !ofThem.has(other.hotel_id)).map((other) => other.skeleton));
}

/** Hosts of other hotels: of their files, and those that they have proved. */
export async function hostsOfOthers(db: Kysely<Tables>, hotelId: number): Promise<readonly string[]> {
  const ofFiles = await db.selectFrom('hotel_host').select('host').where('hotel_id', '<>', hotelId).execute();
  const own = await db
    .selectFrom('hotel_domain')
    .select('host')
    .where('hotel_id', '<>', hotelId)
    .where('seen_at', 'is not', null)
    .execute();
  return [...ofFiles, ...own].map(({ host }) => host);
}
