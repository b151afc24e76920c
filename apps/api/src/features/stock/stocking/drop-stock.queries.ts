import { sql } from 'kysely';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Transaction } from '../../../database/database.types.ts';
import { statusesWithRooms } from '../../../database/statuses-with-rooms.ts';

const held = sql.raw(statusesWithRooms);

/** Locks a hotel's bookings that have rooms, before any inventory row, in the order that everybody locks in. */
export async function lockBookingsAhead(tx: Transaction, hotelId: number): Promise<void> {
  await sql`select 1 from booking where hotel_id = ${hotelId} and status in ${held} order by booking_id for update`.execute(
    tx,
  );
}

/** Takes off sale what a hotel has no more: rooms that nobody has, and rates, from a day on. */
export async function dropStock(
  tx: Transaction,
  hotelId: number,
  from: LocalDate,
  gone: { readonly types: readonly string[]; readonly plans: readonly string[] },
): Promise<void> {
  if (gone.types.length > 0) {
    await tx
      .deleteFrom('inventory')
      .where('hotel_id', '=', hotelId)
      .where('date', '>=', from)
      .where('room_type_id', 'in', gone.types)
      .where('used', '=', 0)
      .where(sql<boolean>`(hours is null or 0 = all (hours))`)
      .execute();
    await tx
      .deleteFrom('rate')
      .where('hotel_id', '=', hotelId)
      .where('date', '>=', from)
      .where('room_type_id', 'in', gone.types)
      .execute();
  }
  if (gone.plans.length > 0)
    await tx
      .deleteFrom('rate')
      .where('hotel_id', '=', hotelId)
      .where('date', '>=', from)
      .where('rate_plan_id', 'in', gone.plans)
      .execute();
}
