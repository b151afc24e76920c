import type { Locale } from '@latchkey/api-contract/types';
import type { Kysely, Selectable } from 'kysely';
import type { Work } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';

export type LookupRow = Selectable<Tables['booking_lookup']>;

export interface NewLookup {
  readonly hotelId: number;
  readonly lookupId: string;
  readonly subject: string;
  readonly addressHash: string;
  readonly language: Locale;
  /** Sent by SMS; null where none is sent. */
  readonly code: string | null;
  /** Sent by mail; null where none is sent. */
  readonly mailCode: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertLookup(tx: Work, lookup: NewLookup): Promise<void> {
  await tx
    .insertInto('booking_lookup')
    .values({
      hotel_id: lookup.hotelId,
      lookup_id: lookup.lookupId,
      subject: lookup.subject,
      address_hash: lookup.addressHash,
      language: lookup.language,
      code: lookup.code,
      mail_code: lookup.mailCode,
      created_at: lookup.createdAt,
      expires_at: lookup.expiresAt,
    })
    .execute();
}

/** How many codes were asked for since a moment, for one number or booking or from one address. */
export async function lookupsSince(
  db: Kysely<Tables>,
  column: 'subject' | 'address_hash',
  value: string,
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('booking_lookup')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Whether any hotel has had a booking under this number since a moment. */
export async function hasBookingOfPhone(db: Kysely<Tables>, phone: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('booking')
    .select('booking_id')
    .where('contact_phone', '=', phone)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export function findLookup(db: Kysely<Tables>, hotelId: number, lookupId: string): Promise<LookupRow | undefined> {
  return db
    .selectFrom('booking_lookup')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('lookup_id', '=', lookupId)
    .executeTakeFirst();
}

/** The last lookup of a subject that has a code: the one that a guest has just read. */
export async function latestLookup(db: Kysely<Tables>, hotelId: number, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('booking_lookup')
    .select('lookup_id')
    .where('hotel_id', '=', hotelId)
    .where('subject', '=', subject)
    .where('code', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.lookup_id;
}

export function lockLookup(tx: Work, hotelId: number, lookupId: string): Promise<LookupRow | undefined> {
  return tx
    .selectFrom('booking_lookup')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('lookup_id', '=', lookupId)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeTry(
  tx: Work,
  lookup: LookupRow,
  written: { tries: number; used_at: Date | null },
): Promise<void> {
  await tx
    .updateTable('booking_lookup')
    .set(written)
    .where('hotel_id', '=', lookup.hotel_id)
    .where('lookup_id', '=', lookup.lookup_id)
    .execute();
}

const listed = 20;

/** The latest bookings of a number, within some hotels. */
export function bookingsOfPhone(db: Kysely<Tables>, hotelIds: readonly number[], phone: string): Promise<BookingRow[]> {
  if (hotelIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('booking')
    .selectAll()
    .where('hotel_id', 'in', hotelIds)
    .where('contact_phone', '=', phone)
    .orderBy('created_at', 'desc')
    .limit(listed)
    .execute();
}

export function bookingOfReference(
  db: Kysely<Tables>,
  hotelIds: readonly number[],
  reference: string,
): Promise<Pick<BookingRow, 'booking_id' | 'erased_at'> | undefined> {
  if (hotelIds.length === 0) return Promise.resolve(undefined);
  return db
    .selectFrom('booking')
    .select(['booking_id', 'erased_at'])
    .where('hotel_id', 'in', hotelIds)
    .where('reference', '=', reference)
    .executeTakeFirst();
}
