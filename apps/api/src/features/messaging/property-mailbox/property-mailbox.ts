import { transact } from '../../../database/transact.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { standingOf } from '../messages/hotel-standing.queries.ts';
import { recipientHashOf } from '../messages/sent-messages.queries.ts';
import { type NamedMailbox, namedMailbox, noteAsking } from './property-mailbox.queries.ts';

const isOfProperty = ({ isProved, isOfPerson, isOfFiles }: NamedMailbox): boolean =>
  isProved || isOfPerson || isOfFiles;

/** Whether mails to a property go to a mailbox, once the property names it. */
export const isMailboxOfProperty = async (
  db: Database | Transaction,
  hotelId: number,
  mail: string,
): Promise<boolean> => isOfProperty(await namedMailbox(db, hotelId, mail));

/**
 * Where mails to a property go: to the mailbox that it names once somebody has shown to read it. Until then the mailbox is
 * asked, and an owner gets them at the mailbox by which that one signs in; null where there is neither.
 */
export async function propertyMailbox(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hotel: HotelRecord,
): Promise<string | null> {
  const { email } = hotel.readFacts();
  const named = await namedMailbox(db, hotel.id, email);
  if (isOfProperty(named)) return email;
  const at = clock();
  const { kind } = await standingOf(db, hotel.id, at);
  if (kind === 'held' || kind === 'unopened') return named.ownersMail ?? null;
  await transact(db, async (tx) => {
    if (!(await noteAsking(tx, hotel.id, email, at))) return;
    const dedupeKey = `mailbox-proof:${recipientHashOf(email)}:${at.getTime()}`;
    await enqueue(tx, [{ hotelId: hotel.id, kind: 'mailbox-proof', dedupeKey, payload: { mail: email } }], at);
  });
  return named.ownersMail ?? null;
}
