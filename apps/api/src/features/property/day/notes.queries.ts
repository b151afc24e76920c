import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { BookingId, BookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { NoteTable } from '../../../database/tables/note-tables.ts';
import type { Tables } from '../../../database/tables.ts';

/** A note with what names the booking that it is about. */
export interface NoteRow extends Selectable<NoteTable> {
  readonly reference: string | null;
  readonly guest_name: string | null;
  /** Of the person who wrote it; null of programs. */
  readonly author_name: string | null;
}

const read = (hotelId: number, which: RawBuilder<boolean>): RawBuilder<NoteRow> =>
  sql<NoteRow>`select note.*, booking.reference, booking.travellers -> 0 ->> 'fullName' as guest_name, person.name as author_name
    from note left join person on note.author_kind = 'staff' and person.person_id = note.author_id
    left join booking on booking.hotel_id = note.hotel_id and booking.booking_id = note.booking_id
    where note.hotel_id = ${hotelId} and ${which} order by note.created_at, note.note_id`;

/** What is still to be done: notes for days up to one, and about some bookings. */
export async function notesOfDay(
  db: Database,
  hotelId: number,
  { until, bookings }: { readonly until: LocalDate; readonly bookings: readonly BookingId[] },
): Promise<readonly NoteRow[]> {
  const open = sql<boolean>`note.done_at is null and (note.date <= ${until} or note.booking_id = any(${bookings}::text[]))`;
  return (await read(hotelId, open).execute(db)).rows;
}

/** What is still to be done about a booking. */
export const notesOfBooking = async (db: Database, booking: BookingKey): Promise<readonly NoteRow[]> =>
  (
    await read(
      booking.hotel_id,
      sql<boolean>`note.done_at is null and note.booking_id = ${booking.booking_id}`,
    ).execute(db)
  ).rows;

export async function findNote(db: Kysely<Tables>, hotelId: number, noteId: string): Promise<NoteRow | undefined> {
  return (await read(hotelId, sql<boolean>`note.note_id = ${noteId}`).execute(db)).rows[0];
}

export async function insertNote(tx: Transaction, note: Selectable<NoteTable>): Promise<void> {
  await tx.insertInto('note').values(note).execute();
}

/** Notes that a note is done, the first time. */
export async function writeNoteDone(tx: Transaction, hotelId: number, noteId: string, at: Date): Promise<void> {
  await tx
    .updateTable('note')
    .set({ done_at: at })
    .where('hotel_id', '=', hotelId)
    .where('note_id', '=', noteId)
    .where('done_at', 'is', null)
    .execute();
}

/** All that was written about a booking, done or not. */
export const textsOfNotes = (
  db: Database,
  { hotel_id, booking_id }: BookingKey,
): Promise<{ text: string; at: Date }[]> =>
  db
    .selectFrom('note')
    .select(['text', 'created_at as at'])
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .execute();

/** Erases the notes about a booking: they name its guest. */
export async function eraseNotes(tx: Transaction, { hotel_id, booking_id }: BookingKey): Promise<void> {
  await tx.deleteFrom('note').where('hotel_id', '=', hotel_id).where('booking_id', '=', booking_id).execute();
}
