import { sql, type Kysely, type Selectable } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { HotelBoundsTable } from '../../database/tables/hotel-tables.ts';
import type { Tables } from '../../database/tables.ts';

/** Up to where the reception of a hotel goes by itself; null is no bound. */
export type BoundsRow = Pick<Selectable<HotelBoundsTable>, 'price_percent' | 'refund'>;

export async function boundsOf(db: Kysely<Tables>, hotelId: number): Promise<BoundsRow> {
  const row = await db
    .selectFrom('hotel_bounds')
    .select(['price_percent', 'refund'])
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return row === undefined ? { price_percent: null, refund: null } : { ...row };
}

export async function writeBounds(tx: Transaction, hotelId: number, bounds: BoundsRow, at: Date): Promise<void> {
  await tx
    .insertInto('hotel_bounds')
    .values({ hotel_id: hotelId, ...bounds, changed_at: at })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ ...bounds, changed_at: at }))
    .execute();
}

/** What a property has given back of a booking by acts of its own, in minor units. */
export async function givenByProperty(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<number> {
  const { rows } = await sql<{ sum: number | string }>`
    select coalesce(sum(coalesce((facts ->> 'amount')::bigint, (facts ->> 'refund')::bigint)), 0)::float8 as sum from booking_event
    where hotel_id = ${hotelId} and booking_id = ${bookingId} and actor = 'property'
      and type in ('refunded_by_property', 'price_lowered', 'surplus_given_back', 'modified', 'cancelled')`.execute(tx);
  return Number(rows[0]?.sum ?? 0);
}
