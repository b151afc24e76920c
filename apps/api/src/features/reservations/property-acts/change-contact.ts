import { contactFields, type ContactField } from '@latchkey/booking-core/validation';
import type { Traveller } from '@latchkey/api-contract/types';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { forgetProofs, phoneNumberOf, renamePhone } from '../../booking-access/booking-access.ts';
import { lockBooking, recordEvent, writeBooking } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';

/** What is put right; the rest stays. */
export type NewContact = {
  readonly [Field in ContactField]?: string | undefined;
};

/**
 * Puts right how the guest who booked is called and reached. Who proved to read the address, or to have the number, of
 * before has proved nothing of the new one. The journal names the changed fields, without their values.
 */
export async function changeContact(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  wanted: NewContact,
  at: Date,
): Promise<'done' | 'not_found' | 'forgotten' | 'invalid_phone'> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  const [first, ...others] = booking.travellers;
  if (first === undefined) return 'forgotten';
  const number =
    wanted.contactNumber === undefined ? undefined : phoneNumberOf(wanted.contactNumber, live.readFacts().phone);
  if (number === null) return 'invalid_phone';
  const next: Traveller = {
    ...first,
    ...(wanted.fullName === undefined ? {} : { fullName: wanted.fullName }),
    ...(wanted.email === undefined ? {} : { email: wanted.email }),
    ...(number === undefined ? {} : { contactNumber: number }),
  };
  const changed = contactFields.filter((field) => next[field] !== first[field]);
  if (changed.length === 0) return 'done';
  await writeBooking(tx, booking, {
    travellers: JSON.stringify([next, ...others]),
    contact_phone: next.contactNumber,
  });
  if (changed.includes('contactNumber')) await renamePhone(tx, booking, at);
  await forgetProofs(tx, booking, { mail: changed.includes('email'), phone: changed.includes('contactNumber') });
  await recordEvent(tx, booking, {
    type: 'contact_changed',
    actor: 'property',
    at,
    facts: { changed: changed.join(', ') },
  });
  return 'done';
}
