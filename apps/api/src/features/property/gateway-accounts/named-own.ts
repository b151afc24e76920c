import type { Database, Transaction } from '../../../database/database.types.ts';
import { changedDocuments, documentsOf } from '../../catalogue/catalogue.ts';
import { accountsIn } from '../hotel-settings/accounts-in.ts';
import { draftOf, plannedOf } from '../hotel-settings/drafts.queries.ts';
import { isOwnAccount } from '@latchkey/booking-core/payment-ways';

/** The gateways whose own account a hotel's documents name: those in force, as they are planned, or as they are drafted. */
export async function namedOwn(db: Database | Transaction, hotelId: number): Promise<ReadonlySet<string>> {
  const inForce = await documentsOf(db, hotelId);
  if (inForce === undefined) return new Set();
  const further = [await draftOf(db, hotelId), ...(await plannedOf(db, hotelId))].map((one) => one?.changes ?? []);
  const all = [inForce.texts, ...further.map((changes) => changedDocuments(inForce.texts, changes).texts)];
  return new Set(
    all
      .flatMap(accountsIn)
      .filter(isOwnAccount)
      .map(({ gateway }) => gateway),
  );
}
