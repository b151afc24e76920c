import type { Locale } from '@latchkey/api-contract/types';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

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

export async function insertLookup(tx: Transaction, lookup: NewLookup): Promise<void> {
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

export function findLookup(db: Kysely<Tables>, hotelId: number, lookupId: string): Promise<LookupRow | undefined> {
  return db
    .selectFrom('booking_lookup')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('lookup_id', '=', lookupId)
    .executeTakeFirst();
}

/** The last lookup of a subject that has codes: the one that a guest has just read. */
export async function latestLookup(db: Kysely<Tables>, hotelId: number, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('booking_lookup')
    .select('lookup_id')
    .where('hotel_id', '=', hotelId)
    .where('subject', '=', subject)
    .where(sql<boolean>`(code is not null or mail_code is not null)`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.lookup_id;
}

export function lockLookup(tx: Transaction, hotelId: number, lookupId: string): Promise<LookupRow | undefined> {
  return tx
    .selectFrom('booking_lookup')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('lookup_id', '=', lookupId)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeTry(
  tx: Transaction,
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

/** Deletes look-ups that ended before a moment. */
export async function forgetLookups(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('booking_lookup').where('expires_at', '<', before).execute();
}

/** Erases the look-ups of a booking; those of no hotel were asked for at the provider's own site. */
export async function eraseLookupsOf(tx: Transaction, { hotel_id, booking_id }: BookingKey): Promise<void> {
  await tx
    .deleteFrom('booking_lookup')
    .where('hotel_id', 'in', [hotel_id, 0])
    .where('subject', '=', `booking:${booking_id}`)
    .execute();
}

/** Erases the look-ups of a number: at all hotels, or at some. */
export async function eraseLookupsOfNumber(
  db: Database,
  phone: string,
  hotelIds: readonly number[] | null,
): Promise<void> {
  const lookups = db.deleteFrom('booking_lookup').where('subject', '=', phone);
  await (hotelIds === null ? lookups : lookups.where('hotel_id', 'in', hotelIds)).execute();
}
