import { sql, type Insertable, type Kysely, type RawBuilder } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import type { Tables } from '../../database/tables.ts';

/** Which of a booking's address and number are proved to be the reader's, by a code sent there. */
export interface Proofs {
  readonly mail: boolean;
  readonly phone: boolean;
}

/** Lets a device see a booking; what it has proved before stays proved. */
export async function grantAccess(
  db: Kysely<Tables>,
  booking: BookingKey,
  { deviceHash, proved, at }: { readonly deviceHash: string; readonly proved: Proofs; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('booking_access')
    .values({
      hotel_id: booking.hotel_id,
      booking_id: booking.booking_id,
      device_hash: deviceHash,
      granted_at: at,
      proved_mail: proved.mail,
      proved_phone: proved.phone,
    })
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'booking_id', 'device_hash']).doUpdateSet({
        proved_mail: sql<boolean>`booking_access.proved_mail or excluded.proved_mail`,
        proved_phone: sql<boolean>`booking_access.proved_phone or excluded.proved_phone`,
      }),
    )
    .execute();
}

export async function hasAccess(db: Kysely<Tables>, booking: BookingKey, deviceHash: string): Promise<boolean> {
  return (await provedAt(db, booking, deviceHash)) !== undefined;
}

/** What a device that has access has proved; undefined where it has none. */
export async function provedAt(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  deviceHash: string,
): Promise<Proofs | undefined> {
  return db
    .selectFrom('booking_access')
    .select(['proved_mail as mail', 'proved_phone as phone'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
}

/** Takes back what devices have proved of a booking's address or number: it has another. */
export async function forgetProofs(db: Kysely<Tables>, booking: BookingKey, { mail, phone }: Proofs): Promise<void> {
  if (!mail && !phone) return;
  await db
    .updateTable('booking_access')
    .set({ ...(mail ? { proved_mail: false } : {}), ...(phone ? { proved_phone: false } : {}) })
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
}

/** The statement that gives devices access to new bookings. */
export const insertAccess = (
  rows: readonly Pick<Insertable<Tables['booking_access']>, 'hotel_id' | 'booking_id' | 'device_hash' | 'granted_at'>[],
): RawBuilder<unknown> => insertRows('booking_access', rows);
