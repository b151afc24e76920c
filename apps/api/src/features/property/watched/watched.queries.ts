import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { WatchedFact } from '@latchkey/booking-core/onboarding';
import type { BesideDocuments } from '../../../database/tables/hotel-tables.ts';
import type { Tables } from '../../../database/tables.ts';

export type StartLooked = Selectable<Tables['hotel_start']>;

/** What stands beside a hotel's documents: the host that it has named last, and its own accounts by gateway. */
export async function besideOf(db: Kysely<Tables>, hotelId: number): Promise<BesideDocuments> {
  const domain = await db
    .selectFrom('hotel_domain')
    .select('host')
    .where('hotel_id', '=', hotelId)
    .where('is_former', '=', false)
    .orderBy('named_at', 'desc')
    .executeTakeFirst();
  const accounts = await db
    .selectFrom('gateway_account')
    .select(['gateway', 'key_id', 'remote_id'])
    .where('hotel_id', '=', hotelId)
    .orderBy('gateway')
    .execute();
  return {
    host: domain?.host ?? null,
    // Other keys of the same account change nothing for whom guests pay.
    accounts: accounts.map(({ gateway, key_id, remote_id }) => `${gateway} ${remote_id ?? key_id}`),
  };
}

export const startLooked = (db: Kysely<Tables>, hotelId: number): Promise<StartLooked | undefined> =>
  db.selectFrom('hotel_start').selectAll().where('hotel_id', '=', hotelId).executeTakeFirst();

/** Takes a hotel as it is for what its owner asked to be shown, or what the provider looked at. */
export async function writeLook(
  tx: Transaction,
  { hotel_id: hotelId, opened_at: openedAt }: StartLooked,
  { documents, beside }: { readonly documents: string; readonly beside: BesideDocuments },
): Promise<void> {
  const kept = JSON.stringify(beside);
  await tx
    .updateTable('hotel_start')
    .set(
      openedAt === null
        ? { asked_revision: documents, asked_beside: kept }
        : { looked_revision: documents, looked_beside: kept },
    )
    .where('hotel_id', '=', hotelId)
    .execute();
}

/** Takes a request to be shown back, for its owner has changed these since. */
export async function withdrawRequest(tx: Transaction, hotelId: number, facts: readonly WatchedFact[]): Promise<void> {
  await tx
    .updateTable('hotel_start')
    .set({ asked_at: null, asked_revision: null, asked_beside: null, withdrawn: JSON.stringify(facts) })
    .where('hotel_id', '=', hotelId)
    .execute();
}

/** Notes since when guests see other facts of a hotel than the provider has looked at; null: they do not. */
export async function writeChangedAt(tx: Transaction, hotelId: number, at: Date | null): Promise<void> {
  await tx.updateTable('hotel_start').set({ changed_at: at }).where('hotel_id', '=', hotelId).execute();
}
