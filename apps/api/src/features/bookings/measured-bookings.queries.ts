import type { BookingId } from '../../database/booking-key.ts';
import type { StayTime } from '@latchkey/booking-core/basket';
import { sql } from 'kysely';
import type { Database } from '../../database/database.types.ts';

/** A device at a hotel, and since when its bookings count. */
export interface DeviceAtHotel {
  readonly hotelId: number;
  readonly deviceHash: string;
  readonly since: Date;
}

export interface ConfirmedRow {
  readonly booking_id: string;
  readonly total: number;
  readonly currency: string;
  readonly stay: StayTime;
  readonly confirmed_at: Date;
  /** Whether it was taken by this very call. */
  readonly is_new: boolean;
}

/**
 * The confirmed bookings of a device whose visit was in GHC mode, lately made. Those that were never told are noted as told
 * at a moment, where one is given: of calls side by side one gets each.
 */
export async function takeConfirmed(
  db: Database,
  { hotelId, deviceHash, since }: DeviceAtHotel,
  toldAt: Date | null,
): Promise<readonly ConfirmedRow[]> {
  const taken = new Set<string>();
  if (toldAt !== null) {
    const rows = await db
      .updateTable('booking')
      .set({ purchase_told_at: toldAt })
      .where('hotel_id', '=', hotelId)
      .where('purchase_told_at', 'is', null)
      .where('status', '=', 'confirmed')
      .where('created_at', '>', since)
      .where(isOfGhcMode)
      .where('booking_id', 'in', idsOfDevice(hotelId, deviceHash))
      .returning('booking_id')
      .execute();
    for (const row of rows) taken.add(row.booking_id);
  }
  const { rows } = await sql<Omit<ConfirmedRow, 'is_new'>>`select booking.booking_id, booking.total, booking.currency,
      booking.selection -> 'stay' as stay,
      coalesce((select max(at) from booking_event where booking_event.hotel_id = ${hotelId} and booking_event.booking_id = booking.booking_id
        and booking_event.type in ('confirmed', 'confirmed_late')), booking.created_at) as confirmed_at
    from booking where booking.hotel_id = ${hotelId} and booking.status = 'confirmed' and booking.created_at > ${since}
      and ${isOfGhcMode} and booking.booking_id in ${idsOfDevice(hotelId, deviceHash)}`.execute(db);
  return rows.map((row) => ({ ...row, is_new: taken.has(row.booking_id) }));
}

/** Has some bookings of a device be told again: they did not get through. */
export async function giveBack(
  db: Database,
  { hotelId, deviceHash }: Pick<DeviceAtHotel, 'hotelId' | 'deviceHash'>,
  bookingIds: readonly BookingId[],
): Promise<void> {
  if (bookingIds.length === 0) return;
  await db
    .updateTable('booking')
    .set({ purchase_told_at: null })
    .where('hotel_id', '=', hotelId)
    .where('booking_id', 'in', bookingIds)
    .where('booking_id', 'in', idsOfDevice(hotelId, deviceHash))
    .execute();
}

const isOfGhcMode = sql<boolean>`(booking.attribution ->> 'mode' = 'GHC' or booking.attribution ->> 'googleSource' is not null)`;

const idsOfDevice = (hotelId: number, deviceHash: string) =>
  sql<BookingId>`(select booking_access.booking_id from booking_access
    where booking_access.hotel_id = ${hotelId} and booking_access.device_hash = ${deviceHash})`;
