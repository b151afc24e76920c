import { byGuestWordColumn } from '@latchkey/booking-core/guest-words';
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import type { Database, Work } from '../../../database/database.types.ts';
import { forgetReasons } from '../../../database/journal.ts';
import type { FormKind } from '../../../database/tables/message-tables.ts';
import type { Tables } from '../../../database/tables.ts';
import { forgetPropertyNotes, propertyEntriesOf } from '../ledger/property-payments.queries.ts';
import { forgetPayers } from '../ledger/shares.queries.ts';
import { endHolds } from '../holds/open-holds.queries.ts';
import { forgetAuthor, noteHomeChange } from '../../catalogue/catalogue.ts';
import { forgetPropertyWords } from '../bookings/booking-events.queries.ts';
import { forgetNames, hasPhone } from '../bookings/booking-names.queries.ts';
import { writeBooking, type BookingRow } from '../bookings/bookings.queries.ts';
import type { Proofs } from '../bookings/booking-access.queries.ts';

/** Messages sent or still to be sent about a booking. */
export function messagesOf(
  db: Kysely<Tables>,
  hotelId: number,
  bookingId: string,
): Promise<{ kind: string; at: Date }[]> {
  return db
    .selectFrom('outbox')
    .select(['kind', 'created_at as at'])
    .where('hotel_id', '=', hotelId)
    .where(sql<boolean>`payload ->> 'bookingId' = ${bookingId}`)
    .orderBy('created_at')
    .execute();
}

/** What the guest has sent in: on this stay, and at this hotel under the address and number that are proved to be the reader's. */
export function formsOf(
  db: Kysely<Tables>,
  booking: BookingRow,
  proved: Proofs,
): Promise<{ kind: FormKind; at: Date; facts: object }[]> {
  return db
    .selectFrom('form_entry')
    .select(['kind', 'created_at as at', 'facts'])
    .where('hotel_id', '=', booking.hotel_id)
    .where((form) => isOfGuest(form, booking, proved))
    .orderBy('created_at')
    .execute();
}

/** What the property's shifts have written about the booking, and with what was paid there, oldest first. */
export async function notesOf(db: Kysely<Tables>, booking: BookingRow): Promise<{ text: string; at: Date }[]> {
  const notes = await db
    .selectFrom('note')
    .select(['text', 'created_at as at'])
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
  const ofPayments = (await propertyEntriesOf(db, booking)).flatMap(({ note, created_at: at }) =>
    note === null ? [] : [{ text: note, at }],
  );
  return [...notes, ...ofPayments].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** What the guest and the property have written to each other about the booking, oldest first. */
export function conversationOf(
  db: Kysely<Tables>,
  booking: BookingRow,
): Promise<{ from: 'guest' | 'property'; channel: string; text: string; at: Date }[]> {
  return db
    .selectFrom('guest_message')
    .select(['sent_by as from', 'channel', 'text', 'created_at as at'])
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .orderBy('created_at')
    .execute();
}

/** The letters that answered what the guest has sent in, by the forms that `formsOf` reads. */
export function answersOf(
  db: Kysely<Tables>,
  booking: BookingRow,
  proved: Proofs,
): Promise<{ text: string; at: Date }[]> {
  return db
    .selectFrom('form_entry')
    .innerJoin('answer', (join) =>
      join.onRef('answer.hotel_id', '=', 'form_entry.hotel_id').onRef('answer.subject_id', '=', 'form_entry.entry_id'),
    )
    .select(['answer.text', 'answer.closed_at as at'])
    .where('form_entry.hotel_id', '=', booking.hotel_id)
    .where('answer.hotel_id', '=', booking.hotel_id)
    .where('answer.text', 'is not', null)
    .where('answer.closed_at', 'is not', null)
    .where((form) => isOfGuest(form as never, booking, proved))
    .orderBy('answer.closed_at')
    .$narrowType<{ text: string; at: Date }>()
    .execute();
}

/** Takes every name, number, address and free text out of a locked booking and what hangs on it. */
export async function forgetGuests(tx: Work, booking: BookingRow, proved: Proofs, at: Date): Promise<void> {
  await writeBooking(tx, booking, {
    travellers: '[]',
    ...byGuestWordColumn(() => null),
    estimated_arrival_time: null,
    contact_phone: null,
    attribution: null,
    erased_at: at,
  });
  noteBookingChange(tx, booking);
  await tx
    .updateTable('guest_request')
    .set({ note: null, answer: null })
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
  await tx
    .deleteFrom('note')
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
  await tx
    .deleteFrom('guest_message')
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
  await forgetReasons(tx, booking);
  await forgetPropertyWords(tx, booking);
  await forgetPropertyNotes(tx, booking);
  await forgetPayers(tx, booking);
  await forgetNames(tx, booking);
  // Its home showed the name.
  if (await forgetAuthor(tx, booking)) await noteHomeChange(tx, booking.hotel_id, at);
  await tx
    .deleteFrom('answer')
    .where('hotel_id', '=', booking.hotel_id)
    .where('subject_id', 'in', (answer) =>
      answer
        .selectFrom('form_entry')
        .select('entry_id')
        .where('hotel_id', '=', booking.hotel_id)
        .where((form) => isOfGuest(form, booking, proved)),
    )
    .execute();
  await tx
    .deleteFrom('form_entry')
    .where('hotel_id', '=', booking.hotel_id)
    .where((form) => isOfGuest(form, booking, proved))
    .execute();
  // Those of no hotel were asked for at the provider's own site.
  await tx
    .deleteFrom('booking_lookup')
    .where('hotel_id', 'in', [booking.hotel_id, 0])
    .where('subject', '=', `booking:${booking.booking_id}`)
    .execute();
}

/**
 * Forgets what is kept of an erased booking's guest elsewhere than at its hotel, once the booking is erased: whom it
 * counted for, and the lookups of its number. If other bookings have the number too, only the lookups at this hotel or
 * at no hotel are deleted, and only if the number was proved, since they may be another guest's.
 */
export async function forgetElsewhere(db: Database, booking: BookingRow, proved: Proofs, at: Date): Promise<void> {
  await endHolds(db, booking, at);
  const phone = booking.contact_phone;
  if (phone === null) return;
  const isOnOther = await hasPhone(db, phone);
  if (isOnOther && !proved.phone) return;
  const lookups = db.deleteFrom('booking_lookup').where('subject', '=', phone);
  await (isOnOther ? lookups.where('hotel_id', 'in', [booking.hotel_id, 0]) : lookups).execute();
}

/** An address that was only typed may belong to another person: forms are shown and erased only where a code sent to it was entered. */
function isOfGuest(
  form: ExpressionBuilder<Tables, 'form_entry'>,
  booking: BookingRow,
  proved: Proofs,
): Expression<SqlBool> {
  const email = booking.travellers[0]?.email.toLowerCase() ?? '';
  return form.or([
    form.and([form('form_entry.kind', '=', 'feedback'), form('form_entry.entry_id', '=', booking.booking_id)]),
    ...(proved.mail && email !== '' ? [sql<SqlBool>`lower(form_entry.facts ->> 'email') = ${email}`] : []),
    ...(proved.phone && booking.contact_phone !== null
      ? [sql<SqlBool>`form_entry.facts ->> 'contactNumber' = ${booking.contact_phone}`]
      : []),
  ]);
}
