import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { bookingKey, type BookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { isSpread } from '../../database/spread-over-servers.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import type { BookingTable } from '../../database/tables/booking-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { hashOf } from '../../hash-of.ts';
import { enqueue, type OutboxMessage } from '../outbox/outbox.ts';
import { yearAfterStay } from './known-until.ts';

type BookingRow = Selectable<BookingTable>;
type OfNumber = BookingKey & Pick<BookingRow, 'contact_phone' | 'created_at'>;

/** A booking that is to be found by its reference and its guest's number. */
export interface BookingToName {
  readonly hotelId: number;
  readonly bookingId: string;
  readonly reference: string;
  readonly phone: string | null;
  /** Until when it makes the number one that codes are sent to. */
  readonly knownUntil: Date;
}

const listed = 20;

/** Has new bookings be found by their names: at once, or, where those lie on other servers, through the outbox. */
export async function insertNames(tx: Transaction, bookings: readonly BookingToName[], at: Date): Promise<void> {
  if (isSpread(tx)) {
    await enqueue(
      tx,
      bookings.map(({ hotelId, bookingId }) => namesMessage(bookingKey(hotelId, bookingId))),
      at,
    );
    return;
  }
  const rows = bookings.flatMap(({ hotelId, bookingId, reference, phone, knownUntil }) => {
    const id = bookingKey(hotelId, bookingId);
    return [
      { name_hash: ofReference(reference), ...id, known_until: null },
      ...(phone === null ? [] : [{ name_hash: ofPhone(phone), ...id, known_until: knownUntil }]),
    ];
  });
  await insertRows('booking_name', rows).execute(tx);
}

/** Writes until when a locked booking makes its number a known one; for as long as it did already where that is longer and `isAtLeast`. */
export async function writeKnownUntil(
  tx: Transaction,
  booking: OfNumber,
  until: Date,
  isAtLeast = false,
): Promise<void> {
  if (booking.contact_phone === null) return;
  if (isSpread(tx)) return enqueue(tx, [namesMessage(booking)], booking.created_at);
  await tx
    .updateTable('booking_name')
    .set({ known_until: isAtLeast ? sql<Date>`greatest(known_until, ${until}::timestamptz)` : until })
    .where('name_hash', '=', ofPhone(booking.contact_phone))
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
}

/** Has a locked booking make its number known no longer, unless more than its hold did. */
export async function endKnown(tx: Transaction, booking: OfNumber & Pick<BookingRow, 'expires_at'>): Promise<void> {
  if (booking.contact_phone === null || booking.expires_at === null) return;
  if (isSpread(tx)) return enqueue(tx, [namesMessage(booking)], booking.created_at);
  await tx
    .updateTable('booking_name')
    .set({ known_until: booking.created_at })
    .where('name_hash', '=', ofPhone(booking.contact_phone))
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('known_until', '<=', booking.expires_at)
    .execute();
}

/** Has the outbox write the names of a booking, as it then stands. */
const namesMessage = ({ hotel_id: hotelId, booking_id: bookingId }: BookingKey): OutboxMessage => ({
  hotelId,
  kind: 'booking-names',
  dedupeKey: `booking-names:${bookingId}:${randomUUID()}`,
  payload: { bookingId },
});

/**
 * Writes the names of a booking as it stands, done again to the same end: its number is known for a year after a stay
 * that was confirmed, or whose number was proved, else for as long as it was held.
 */
export async function writeNames(db: Database, booking: BookingRow): Promise<void> {
  if (booking.erased_at !== null) return;
  const id = { hotel_id: booking.hotel_id, booking_id: booking.booking_id };
  const isLong = (await wasConfirmed(db, booking)) || (await isNumberProved(db, booking));
  const until = isLong ? yearAfterStay(booking) : (booking.expires_at ?? booking.created_at);
  const phone = booking.contact_phone;
  const rows = [
    { name_hash: ofReference(booking.reference), ...id, known_until: null },
    ...(phone === null ? [] : [{ name_hash: ofPhone(phone), ...id, known_until: until }]),
  ];
  // Each by itself: the two may lie on different servers.
  for (const row of rows)
    await db
      .insertInto('booking_name')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['name_hash', 'hotel_id', 'booking_id']).doUpdateSet({ known_until: row.known_until }),
      )
      .execute();
}

async function wasConfirmed(db: Database, booking: BookingKey): Promise<boolean> {
  const found = await db
    .selectFrom('booking_event')
    .select('sequence')
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('type', 'in', ['confirmed', 'confirmed_late'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function isNumberProved(db: Database, booking: BookingKey): Promise<boolean> {
  const found = await db
    .selectFrom('booking_access')
    .select('booking_id')
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('proved_phone', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Has a booking be found by nothing but its id. */
export async function forgetNames(tx: Transaction, booking: OfNumber & Pick<BookingRow, 'reference'>): Promise<void> {
  const { reference, contact_phone: phone } = booking;
  await tx
    .deleteFrom('booking_name')
    .where('name_hash', 'in', [ofReference(reference), ...(phone === null ? [] : [ofPhone(phone)])])
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
}

/** Has a locked booking be found by its new number, once the change is done, and by the one of before no more. */
export async function renamePhone(tx: Transaction, before: OfNumber, at: Date): Promise<void> {
  if (before.contact_phone !== null)
    await tx
      .deleteFrom('booking_name')
      .where('name_hash', '=', ofPhone(before.contact_phone))
      .where('hotel_id', '=', before.hotel_id)
      .where('booking_id', '=', before.booking_id)
      .execute();
  await enqueue(tx, [namesMessage(before)], at);
}

/** Whether some hotel has a booking by which codes are sent to a number. */
export async function isKnownPhone(db: Kysely<Tables>, phone: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('booking_name')
    .select('booking_id')
    .where('name_hash', '=', ofPhone(phone))
    .where('known_until', '>', now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a number stands on any booking. */
export async function hasPhone(db: Kysely<Tables>, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom('booking_name')
    .select('booking_id')
    .where('name_hash', '=', ofPhone(phone))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The bookings of a number, at one hotel or (null) at all: the latest stay first, and last unconfirmed and
 * unproved ones, so that no stranger's holds can take a guest's bookings off the list.
 */
export function idsOfPhone(db: Kysely<Tables>, hotelId: number | null, phone: string): Promise<BookingKey[]> {
  return namedAt(db, hotelId, ofPhone(phone)).orderBy('known_until', 'desc').limit(listed).execute();
}

/** The booking of a reference, at one hotel or (null) at any. */
export function idOfReference(
  db: Kysely<Tables>,
  hotelId: number | null,
  reference: string,
): Promise<BookingKey | undefined> {
  return namedAt(db, hotelId, ofReference(reference)).limit(1).executeTakeFirst();
}

const namedAt = (db: Kysely<Tables>, hotelId: number | null, nameHash: string) => {
  const named = db.selectFrom('booking_name').select(['hotel_id', 'booking_id']).where('name_hash', '=', nameHash);
  return hotelId === null ? named : named.where('hotel_id', '=', hotelId);
};

const ofPhone = (phone: string): string => hashOf(`phone:${phone}`);
const ofReference = (reference: string): string => hashOf(`reference:${reference}`);
/** The table keeps hashes in place of numbers and references. */
