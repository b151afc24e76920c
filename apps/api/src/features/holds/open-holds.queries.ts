import { sql } from 'kysely';
import type { Database, Work } from '../../database/database.types.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import { statusesHeld } from '../inventory/statuses-with-rooms.ts';

/** A device, number, e-mail address or network address that holds rooms, and until when a booking counts for it. */
export interface Holder {
  readonly hash: string;
  readonly until: Date;
}

interface OfBooking {
  readonly hotelId: number;
  readonly bookingId: string;
}

/** A booking that counts for a holder. `isFree`: nothing was to be paid when it was made. */
export interface CountedHold {
  readonly hash: string;
  readonly isFree: boolean;
}

/** Locks some holders until the transaction ends, all in one order, so that bookings made side by side are counted one by one. */
export async function lockHolders(tx: Work, holders: readonly Holder[]): Promise<void> {
  const rows = holders
    .map(({ hash, until }) => ({ holder_hash: hash, until }))
    .toSorted((one, other) => (one.holder_hash < other.holder_hash ? -1 : 1));
  await sql`${insertRows('holder', rows)}
    on conflict (holder_hash) do update set until = greatest(holder.until, excluded.until)`.execute(tx);
}

/**
 * The bookings that count for some holders at a moment, other than one: still held, or confirmed without anything to
 * pay. One that is not written yet counts like the latter.
 */
export async function countedHolds(
  tx: Work,
  hashes: readonly string[],
  except: OfBooking,
  now: Date,
): Promise<CountedHold[]> {
  const places = await tx
    .selectFrom('open_hold')
    .select(['holder_hash', 'hotel_id', 'booking_id'])
    .where('holder_hash', 'in', hashes)
    .where('until', '>', now)
    .where('booking_id', '<>', except.bookingId)
    .execute();
  if (places.length === 0) return [];
  const ids = [...new Map(places.map((place) => [place.booking_id, place])).values()];
  const { rows } = await sql<{
    booking_id: string;
    is_free: boolean;
    is_open: boolean;
  }>`select booking.booking_id, booking.due_now = 0 as is_free,
      booking.status in ${sql.raw(statusesHeld)} and booking.expires_at > ${now} or booking.status = 'confirmed' and booking.due_now = 0
        and not exists (select 1 from payment where payment.hotel_id = booking.hotel_id and payment.booking_id = booking.booking_id and payment.status = 'captured') as is_open
    from jsonb_to_recordset(${JSON.stringify(ids.map(({ hotel_id, booking_id }) => ({ hotel_id, booking_id })))}::jsonb) as wanted (hotel_id integer, booking_id text)
    join booking on booking.hotel_id = wanted.hotel_id and booking.booking_id = wanted.booking_id`.execute(tx);
  const found = new Map(rows.map((row) => [row.booking_id, row]));
  return places.flatMap(({ holder_hash: hash, booking_id }) => {
    const booking = found.get(booking_id);
    return booking?.is_open === false ? [] : [{ hash, isFree: booking?.is_free ?? true }];
  });
}

/** Has a booking count for locked holders; one that counts already does so for as long as the longer of the two. */
export async function insertHolds(
  tx: Work,
  holders: readonly Holder[],
  { hotelId, bookingId }: OfBooking,
): Promise<void> {
  const rows = holders.map(({ hash, until }) => ({
    holder_hash: hash,
    hotel_id: hotelId,
    booking_id: bookingId,
    until,
  }));
  await sql`${insertRows('open_hold', rows)}
    on conflict (holder_hash, hotel_id, booking_id) do update set until = greatest(open_hold.until, excluded.until)`.execute(
    tx,
  );
}

/** Has a booking count for nobody any more: it is proved to be a guest's, was not made, or its guests are erased. */
export async function forgetHolds(db: Database | Work, { hotelId, bookingId }: OfBooking): Promise<void> {
  await db.deleteFrom('open_hold').where('hotel_id', '=', hotelId).where('booking_id', '=', bookingId).execute();
}

/** Deletes what no longer counts. */
export async function forgetOverHolds(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('open_hold').where('until', '<', now).execute();
  await db.deleteFrom('holder').where('until', '<', now).execute();
}
