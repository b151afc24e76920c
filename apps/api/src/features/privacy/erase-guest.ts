import type { Database, Transaction } from '../../database/database.types.ts';
import { bookingAccessUpkeep, type Proofs } from '../booking-access/booking-access.ts';
import { listingsUpkeep } from '../listings/listings.ts';
import { guestRelationsUpkeep, formsOfGuest } from '../guest-relations/guest-relations.ts';
import { messagingUpkeep } from '../messaging/messaging.ts';
import { propertyUpkeep } from '../property/property.ts';
import { type BookingRow, bookingsUpkeep } from '../bookings/bookings.ts';
import { folioUpkeep } from '../folio/folio.ts';
import { ledgerUpkeep } from '../ledger/ledger.ts';
import { registrationUpkeep } from '../registration/registration.ts';
import { reservationsUpkeep } from '../reservations/reservations.ts';

/** What each domain keeps of a guest; of the answers to forms before the forms. */
export const erasing = [
  bookingsUpkeep,
  bookingAccessUpkeep,
  ledgerUpkeep,
  folioUpkeep,
  messagingUpkeep,
  listingsUpkeep,
  propertyUpkeep,
  guestRelationsUpkeep,
  registrationUpkeep,
] as const;
/** What domains keep of a guest beside the hotel’s own rows. */
export const erasingElsewhere = [reservationsUpkeep, messagingUpkeep] as const;

/** Takes every name, number, address and free text out of a locked booking and what hangs on it. */
export async function eraseGuest(tx: Transaction, booking: BookingRow, proved: Proofs, at: Date): Promise<void> {
  const forms = await formsOfGuest(tx, { booking, proved });
  const guest = { booking, proved, entryIds: forms.map(({ entryId }) => entryId) };
  for (const { erase } of erasing) await erase(tx, guest, at);
}

/** Erases the data of an erased booking's guest elsewhere than at its hotel, once the booking is erased. */
export async function eraseElsewhere(db: Database, booking: BookingRow, proved: Proofs, at: Date): Promise<void> {
  for (const one of erasingElsewhere) await one.eraseElsewhere(db, { booking, proved }, at);
}
