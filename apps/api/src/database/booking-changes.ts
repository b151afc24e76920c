import { sql } from 'kysely';
import { bookingKey, type BookingKey } from './booking-key.ts';
import type { Database, Transaction } from './database.types.ts';
import { insertRows } from './rows-in-json.ts';
import { isSpread } from './spread-over-servers.ts';

const ofWork = new WeakMap<Transaction, Map<number, Set<string>>>();

/** Notes that a transaction changes what a property is told of a booking. */
export function noteBookingChange(tx: Transaction, { hotel_id, booking_id }: BookingKey): void {
  const changes = ofWork.get(tx) ?? new Map<number, Set<string>>();
  changes.set(hotel_id, (changes.get(hotel_id) ?? new Set()).add(booking_id));
  ofWork.set(tx, changes);
}

const letGo = new WeakMap<Transaction, BookingKey[]>();

/** Notes bookings whose rooms a transaction lets go, and of which a property is told nothing. */
export const noteRoomsLetGo = (tx: Transaction, keys: readonly BookingKey[]): void =>
  void letGo.set(tx, [...(letGo.get(tx) ?? []), ...keys]);

type Settle = (tx: Transaction, changed: readonly BookingKey[]) => Promise<void>;

const settlers = new WeakMap<Database, Settle>();

/** Has every transaction of a database settle, before its end, what follows from the bookings that it changed. */
export const settleBookings = (db: Database, settle: Settle): void => void settlers.set(db, settle);

/** Settles what follows from the bookings that a transaction has changed. */
export async function settleChanged(db: Database, tx: Transaction): Promise<void> {
  const told = [...(ofWork.get(tx) ?? [])].flatMap(([hotelId, ids]) => [...ids].map((id) => bookingKey(hotelId, id)));
  const keys = [...told, ...(letGo.get(tx) ?? [])];
  if (keys.length > 0) await settlers.get(db)?.(tx, keys);
}

/**
 * Numbers what a transaction has changed, at its very end: the row of a hotel's last number stays locked until the commit,
 * so that the numbers of one hotel follow the order of its commits. Hotels are locked in the order of their ids.
 */
export async function recordBookingChanges(tx: Transaction): Promise<void> {
  const changes = [...(ofWork.get(tx) ?? [])].toSorted(([one], [other]) => one - other);
  if (changes.length > 1 && !isSpread(tx)) return recordTogether(tx, changes);
  for (const [hotelId, bookings] of changes) {
    const ids = [...bookings];
    await sql`with counted as (
        insert into booking_feed (hotel_id, last) values (${hotelId}, ${ids.length})
        on conflict (hotel_id) do update set last = booking_feed.last + excluded.last returning last
      )
      insert into booking_change (hotel_id, booking_id, number)
      select ${hotelId}, booking_id, counted.last - ${ids.length} + place
      from counted cross join jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as changed (booking_id, place)
      on conflict (hotel_id, booking_id) do update set number = excluded.number`.execute(tx);
  }
}

/** The same for several hotels of one server, in one statement: bookings made together are of many hotels. */
async function recordTogether(
  tx: Transaction,
  changes: readonly (readonly [number, ReadonlySet<string>])[],
): Promise<void> {
  const rows = changes.flatMap(([hotel_id, bookings]) =>
    [...bookings].map((booking_id, at) => ({ hotel_id, booking_id, back: bookings.size - 1 - at })),
  );
  const counts = changes.map(([hotel_id, { size }]) => ({ hotel_id, last: size }));
  await sql`with counted as (
      ${insertRows('booking_feed', counts)}
      on conflict (hotel_id) do update set last = booking_feed.last + excluded.last returning hotel_id, last
    )
    insert into booking_change (hotel_id, booking_id, number)
    select counted.hotel_id, changed.booking_id, counted.last - changed.back
    from counted join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (hotel_id integer, booking_id text, back bigint) using (hotel_id)
    on conflict (hotel_id, booking_id) do update set number = excluded.number`.execute(tx);
}
