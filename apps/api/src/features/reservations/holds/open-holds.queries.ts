import type { StayTime } from '@latchkey/booking-core/basket';
import { sql } from 'kysely';
import type { BookingId, BookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { insertRows } from '../../../database/rows-in-json.ts';
import { statusesHeld } from '../../../database/statuses-with-rooms.ts';

/** A device, number, e-mail address or network address that holds rooms, and until when a booking counts for it. */
export interface Holder {
  readonly hash: string;
  readonly until: Date;
}

/**
 * A booking that counts for a holder: open, or ended without payment or proof a short time ago. `isFree`: nothing was to
 * be paid when it was made. `stay`: null where the booking is not written yet.
 */
export interface CountedHold {
  readonly hash: string;
  readonly hotelId: number;
  readonly stay: StayTime | null;
  readonly rooms: number;
  readonly isOpen: boolean;
  readonly isFree: boolean;
}

/** How long a hold that ended without payment or proof is remembered, in milliseconds. */
const rememberedMs = 6 * 3_600_000;

const rememberedSince = (now: Date): Date => new Date(now.getTime() - rememberedMs);

/** Locks some holders until the transaction ends, all in one order, so that bookings made side by side are counted one by one. */
export async function lockHolders(tx: Transaction, holders: readonly Holder[]): Promise<void> {
  const rows = holders
    .map(({ hash, until }) => ({ holder_hash: hash, until }))
    .toSorted((one, other) => (one.holder_hash < other.holder_hash ? -1 : 1));
  await sql`${insertRows('holder', rows)}
    on conflict (holder_hash) do update set until = greatest(holder.until, excluded.until)`.execute(tx);
}

/** Where a holder's booking is, and the facts about it that need no look at the booking. */
interface HoldPlace {
  readonly holder_hash: string;
  readonly hotel_id: number;
  readonly booking_id: BookingId;
  readonly until: Date;
  readonly rooms: number;
}

/** The bookings of some holders that may count at a moment, other than one. */
export function placesOfHolds(
  db: Database | Transaction,
  hashes: readonly string[],
  except: BookingKey,
  now: Date,
): Promise<HoldPlace[]> {
  return db
    .selectFrom('open_hold')
    .select(['holder_hash', 'hotel_id', 'booking_id', 'until', 'rooms'])
    .where('holder_hash', 'in', hashes)
    .where('until', '>', rememberedSince(now))
    .where('booking_id', '<>', except.booking_id)
    .execute();
}

/**
 * Those of some places that count at a moment, as their bookings stand. Open are those still held, or confirmed without
 * anything to pay; one that is not known of, which is being written, counts like the latter. Ended are those that ran out
 * or were cancelled, not those that the property turned down.
 */
export function countedHolds(
  places: readonly HoldPlace[],
  known: ReadonlyMap<string, HeldBooking>,
  now: Date,
): CountedHold[] {
  const since = rememberedSince(now);
  return places.flatMap(({ holder_hash: hash, hotel_id: hotelId, booking_id, until, rooms }) => {
    const {
      is_open = true,
      is_free = true,
      ended_at = null,
      rooms: taken = rooms,
      stay = null,
    } = known.get(booking_id) ?? {};
    const isOpen = is_open && until > now;
    return isOpen || (ended_at !== null && ended_at > since)
      ? [{ hash, hotelId, stay, rooms: taken, isOpen, isFree: is_free }]
      : [];
  });
}

export interface HeldBooking {
  readonly booking_id: BookingId;
  readonly rooms: number;
  readonly stay: StayTime;
  readonly is_free: boolean;
  readonly is_open: boolean;
  /** When its rooms were released; null where they are not, or where it was paid for, proved or turned down. */
  readonly ended_at: Date | null;
}

/** How some bookings of a hotel stand at a moment. Only unpaid bookings that no code has proved are open or ended. */
export async function heldBookings(
  db: Database | Transaction,
  hotelId: number,
  bookingIds: readonly BookingId[],
  now: Date,
): Promise<readonly HeldBooking[]> {
  const { rows } = await sql<HeldBooking>`select booking_id, rooms, stay, is_free,
      counts and (is_held and expires_at > ${now} or status = 'confirmed' and is_free) as is_open,
      case when counts and (is_held and expires_at <= ${now} or status in ('expired', 'cancelled')) then coalesce(expires_at, let_go_at) end as ended_at
    from (select booking.booking_id, booking.status, booking.expires_at, booking.due_now = 0 as is_free,
        booking.status in ${sql.raw(statusesHeld)} as is_held, jsonb_array_length(booking.selection -> 'rooms') as rooms, booking.selection -> 'stay' as stay,
        booking.proved_at is null and not exists (select 1 from payment where payment.hotel_id = ${hotelId} and payment.booking_id = booking.booking_id and payment.status = 'captured')
          and not exists (select 1 from property_payment where property_payment.hotel_id = ${hotelId} and property_payment.booking_id = booking.booking_id and property_payment.kind = 'payment') as counts,
        (select max(at) from booking_event where booking_event.hotel_id = ${hotelId} and booking_event.booking_id = booking.booking_id and booking_event.type in ('expired', 'cancelled')) as let_go_at
      from booking where booking.hotel_id = ${hotelId} and booking.booking_id = any(${bookingIds}::text[])) held`.execute(
    db,
  );
  return rows;
}

/** Counts a booking for these locked holders; one that counts already does so until the later of both ends. */
export async function insertHolds(
  tx: Transaction,
  holders: readonly Holder[],
  { hotel_id, booking_id }: BookingKey,
  rooms: number,
): Promise<void> {
  const rows = holders.map(({ hash, until }) => ({
    holder_hash: hash,
    hotel_id,
    booking_id,
    until,
    rooms,
  }));
  await sql`${insertRows('open_hold', rows)}
    on conflict (holder_hash, hotel_id, booking_id) do update set until = greatest(open_hold.until, excluded.until)`.execute(
    tx,
  );
}

/** Stops counting a booking that was not made for those that it was counted for. */
export async function forgetHolds(
  db: Database,
  hashes: readonly string[],
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .deleteFrom('open_hold')
    .where('holder_hash', 'in', hashes)
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/**
 * Has a booking whose guests are erased be forgotten with those that have just run out, whoever it counts for: were it
 * forgotten at once, erasing would be a way to take rooms again and again.
 */
export async function endHolds(
  db: Database,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  now: Date,
): Promise<void> {
  await db
    .updateTable('open_hold')
    .set({ until: now })
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('until', '>', now)
    .execute();
}

/** Deletes the rows of bookings that no longer count. */
export async function forgetOverHolds(db: Database, now: Date): Promise<void> {
  const since = rememberedSince(now);
  await db.deleteFrom('open_hold').where('until', '<', since).execute();
  await db.deleteFrom('holder').where('until', '<', since).execute();
}
