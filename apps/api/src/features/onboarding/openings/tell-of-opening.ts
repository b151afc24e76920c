import type { Transaction } from '../../../database/database.types.ts';
import type { Settings } from '../../../settings.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { findPerson } from '../../identity/identity.ts';
import type { StartRow } from '../../property/property.ts';

const hourMs = 3_600_000;

/** Tells the provider's people by mail that a hotel waits for them: once an hour where its owner took the request back by a change. */
export const tellOperators = (
  tx: Transaction,
  { operators }: Pick<Settings, 'operators'>,
  { hotel_id: hotelId, withdrawn }: Pick<StartRow, 'hotel_id' | 'withdrawn'>,
  at: Date,
): Promise<void> =>
  enqueue(
    tx,
    operators.map((to) => ({
      hotelId,
      kind: 'opening-mail' as const,
      dedupeKey: `opening waiting ${withdrawn === null ? at.getTime() : Math.floor(at.getTime() / hourMs)} ${to}`,
      payload: { to, became: 'waiting' as const },
    })),
    at,
  );

/** Tells who set a hotel up by mail whether guests see it. */
export async function tellOwner(
  tx: Transaction,
  { hotel_id: hotelId, person_id: personId }: Pick<StartRow, 'hotel_id' | 'person_id'>,
  became: 'approved' | 'refused',
  at: Date,
  words?: string,
): Promise<void> {
  const person = await findPerson(tx, personId);
  if (person === undefined) return;
  const dedupeKey = `opening ${became} ${at.getTime()}`;
  await enqueue(tx, [{ hotelId, kind: 'opening-mail', dedupeKey, payload: { to: person.mail, became, words } }], at);
}
