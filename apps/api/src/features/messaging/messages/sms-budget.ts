import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { countSince } from './sent-messages.queries.ts';

const dayMs = 24 * 3_600_000;
/** Of a day's SMS: early enough to look at the hotel before the last of them go. */
const mostOfIt = 0.8;

/** As what the gate counts a hotel's SMS to numbers that proved nothing. */
export const smsOfHotel = 'SMS of a hotel';

/** Tells the provider's people by mail, once a day, that a hotel has sent most of the SMS of its day. */
export async function watchSmsBudget(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hotelId: number,
  most: number,
): Promise<void> {
  const now = clock();
  const sent = await countSince(db, hashOf(`${smsOfHotel} ${hotelId}`), 'hotel', new Date(now.getTime() - dayMs));
  if (sent < most * mostOfIt || settings.operators.length === 0) return;
  const day = now.toISOString().slice(0, 10);
  const messages = settings.operators.map((to) => ({
    hotelId,
    kind: 'sms-budget-mail' as const,
    dedupeKey: `sms-budget:${day}:${to}`,
    payload: { to, sent, most },
  }));
  await transact(db, (tx) => enqueue(tx, messages, now));
}
