import type { Database, Transaction } from '../../../database/database.types.ts';
import type { DocumentTexts, Finding } from '../../catalogue/catalogue.ts';
import { isMailboxOfProperty } from '../../messaging/messaging.ts';

/** The mailbox that documents name, of which nobody has shown yet that it is the property's: no mail goes there. */
export async function mailboxUnproved(
  db: Database | Transaction,
  hotelId: number,
  texts: DocumentTexts,
): Promise<Finding[]> {
  const { email } = JSON.parse(texts['hotel.json'] ?? '{}') as { readonly email?: unknown };
  if (typeof email !== 'string' || email === '' || (await isMailboxOfProperty(db, hotelId, email))) return [];
  return [
    {
      rank: 'should',
      file: 'hotel.json',
      path: 'email',
      kind: 'mailbox_unproved',
      message:
        'is confirmed by nobody yet: mails to the property go to an owner until somebody presses the button of the mail that goes there once guests see the hotel',
    },
  ];
}
