import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { DocumentTexts, Finding } from '../../catalogue/catalogue.ts';
import { keptGateways } from '../../payments/payments.ts';
import { accountsIn } from './accounts-in.ts';

const placeOf = (place: number): string => (place === 0 ? 'payment.vendor' : `payment.others.${place - 1}.vendor`);

/** Accounts of a hotel's own that documents name, and of which nobody has given the keys: its guests could not pay. */
export async function ownMissing(
  db: Database | Transaction,
  hotelId: number,
  texts: DocumentTexts,
): Promise<Finding[]> {
  const named = accountsIn(texts);
  if (!named.some(isOwnAccount)) return [];
  const kept = await keptGateways(db, hotelId);
  return named.flatMap((account, place): Finding[] =>
    isOwnAccount(account) && !kept.has(account.gateway)
      ? [
          {
            rank: 'must',
            file: 'hotel.json',
            path: placeOf(place),
            kind: 'other',
            message: `is "own", and nobody has given the keys of the hotel’s own account at ${account.gateway}: its owner does that at the desk`,
          },
        ]
      : [],
  );
}
