import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { isHeld } from '../../catalogue/catalogue.ts';
import type { HotelStanding } from './hotel-steps.ts';

const dayMs = 24 * 3_600_000;
/** Money that was paid so many days ago, and has not gone back, was most likely a guest's. */
const settledMs = 7 * dayMs;

/** How well a hotel is known at this moment. */
export async function standingOf(db: Kysely<Tables>, hotelId: number, now: Date): Promise<HotelStanding> {
  if (await isHeld(db, hotelId)) return { kind: 'held' };
  const start = await db
    .selectFrom('hotel_start')
    .select('opened_at')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  if (start === undefined) return { kind: 'vouched' };
  if (start.opened_at === null) return { kind: 'unopened' };
  return { kind: 'open', openedAt: start.opened_at, paidStays: await paidStaysOf(db, hotelId, now) };
}

async function paidStaysOf(db: Kysely<Tables>, hotelId: number, now: Date): Promise<number> {
  const { stays } = await db
    .selectFrom('payment')
    .select(sql<number>`count(distinct booking_id)::int`.as('stays'))
    .where('hotel_id', '=', hotelId)
    .where('status', '=', 'captured')
    .where('created_at', '<', new Date(now.getTime() - settledMs))
    .where('booking_id', 'not in', (refunded) =>
      refunded.selectFrom('refund').select('booking_id').where('hotel_id', '=', hotelId),
    )
    .executeTakeFirstOrThrow();
  return stays;
}
