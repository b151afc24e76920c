import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { FormKind } from '../../../database/form-kind.ts';
import type { Tables } from '../../../database/tables.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { Proofs } from '../../booking-access/booking-access.ts';

/** A booking with what its guest has proved to be theirs. */
export interface FormsGuest {
  readonly booking: BookingRow;
  readonly proved: Proofs;
}

/** What a guest has sent in: on the stay, and at its hotel under the address and number that are proved to be the guest's. */
export const formsOfGuest = (
  db: Database | Transaction,
  guest: FormsGuest,
): Promise<{ kind: FormKind; entryId: string; at: Date; facts: object }[]> =>
  db
    .selectFrom('form_entry')
    .select(['kind', 'entry_id as entryId', 'created_at as at', 'facts'])
    .where('hotel_id', '=', guest.booking.hotel_id)
    .where((form) => isOfGuest(form, guest))
    .orderBy('created_at')
    .execute();

/** Erases what a guest has sent in. */
export async function eraseFormsOf(tx: Transaction, guest: FormsGuest): Promise<void> {
  await tx
    .deleteFrom('form_entry')
    .where('hotel_id', '=', guest.booking.hotel_id)
    .where((form) => isOfGuest(form, guest))
    .execute();
}

/** An address that was only typed may belong to another person: forms are shown and erased only where a code sent to it was entered. */
function isOfGuest(
  form: ExpressionBuilder<Tables, 'form_entry'>,
  { booking, proved }: FormsGuest,
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
