import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { alertKind } from './availability-alert.ts';

/** An entry of some hotel. */
export interface AlertPlace {
  readonly hotelId: number;
  readonly entryId: string;
}

/** Alerts of all hotels whose address is confirmed, after a place in their order; so many at most. */
export async function confirmedAlerts(
  db: Database,
  after: AlertPlace,
  most: number,
): Promise<(AlertPlace & { readonly facts: unknown })[]> {
  return db
    .selectFrom('form_entry')
    .select(['hotel_id as hotelId', 'entry_id as entryId', 'facts'])
    .where('kind', '=', alertKind)
    .where(sql<boolean>`facts ->> 'confirmed' = 'true'`)
    .where(sql<boolean>`(hotel_id, entry_id) > (${after.hotelId}, ${after.entryId})`)
    .orderBy('hotel_id')
    .orderBy('entry_id')
    .limit(most)
    .execute();
}

/** How many alerts an address waits for at a hotel; only confirmed ones are its own. */
export async function countAlerts(tx: Transaction | Database, hotelId: number, email: string): Promise<number> {
  const { count } = await tx
    .selectFrom('form_entry')
    .select((form) => form.fn.countAll<string>().as('count'))
    .where('hotel_id', '=', hotelId)
    .where('kind', '=', alertKind)
    .where(sql<boolean>`facts ->> 'confirmed' = 'true'`)
    .where(sql<boolean>`lower(facts ->> 'email') = ${email.toLowerCase()}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
