import type { SentMessage } from '@latchkey/api-contract/types';
import { sql, type Kysely } from 'kysely';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Tables } from '../../../database/tables.ts';

const most = 50;

/** What guests are written of a booking, by the kind of the outbox's message. */
const told = {
  'voucher-mail': { channel: 'mail', about: 'voucher' },
  'voucher-sms': { channel: 'sms', about: 'voucher' },
  'notice-mail': { channel: 'mail', about: null },
  'notice-sms': { channel: 'sms', about: null },
  'review-mail': { channel: 'mail', about: 'review' },
} as const;

type Told = keyof typeof told;

/** What was written to a booking's guest, latest first: what is to go out only later is not told of yet. */
export async function sentOf(db: Kysely<Tables>, booking: BookingKey, now: Date): Promise<SentMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      'kind',
      'created_at',
      'attempts',
      'done_at',
      'given_up_at',
      'kept_back',
      sql<string | null>`payload ->> 'notice'`.as('notice'),
    ])
    .where('hotel_id', '=', booking.hotel_id)
    .where(sql<boolean>`payload ->> 'bookingId' = ${booking.booking_id}`)
    .where('kind', 'in', Object.keys(told) as Told[])
    .where((row) => row.or([row('available_at', '<=', now), row('attempts', '>', 0)]))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ kind, created_at, done_at, given_up_at, kept_back, notice }) => {
    const { channel, about } = told[kind as Told];
    const state = given_up_at !== null || kept_back !== null ? 'failed' : done_at !== null ? 'sent' : 'waiting';
    const sent = { at: created_at.toISOString(), channel, about: about ?? notice ?? 'notice', state } as const;
    return kept_back === null ? sent : { ...sent, why: kept_back };
  });
}
