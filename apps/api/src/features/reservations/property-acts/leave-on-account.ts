import { guestPayer } from '@latchkey/booking-core/folio';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { authorNow, folioOf, moveLines, writeLeftOwing } from '../../folio/folio.ts';

/**
 * Leaves what a folio still owes on the account of a company that pays parts of it, and marks the stay until it is settled.
 * Whoever booked pays what is theirs where a payment is taken with it; else all of it is moved to the company. Answers the
 * sum that is on the account, or `no_account` where the payer is no company with an address or a tax number.
 */
export async function leaveOnAccount(
  tx: Transaction,
  live: HotelRecord,
  booking: BookingRow,
  payerId: string,
  payment: object | undefined,
  at: Date,
): Promise<number | 'no_account'> {
  const folio = await folioOf(tx, live, booking, at);
  const company = folio.payers.find(({ payer_id: id }) => id === payerId);
  if (company?.kind !== 'company' || company.name === null || (company.address ?? company.tax_id) === null)
    return 'no_account';
  const own = folio.ofPayers.get(payerId)?.toPay ?? 0;
  const ofGuest = payment === undefined ? (folio.ofPayers.get(guestPayer)?.toPay ?? 0) : 0;
  if (ofGuest > 0) {
    const move = { from: guestPayer, to: payerId, what: { sum: ofGuest } };
    const moved = await moveLines(tx, live, booking.booking_id, move, null, at);
    if (moved !== 'done') throw new Error(`charges were not moved to a company: ${moved}`);
  }
  const sum = own + ofGuest;
  if (sum === 0) return 0;
  const { hotel_id, booking_id } = booking;
  await writeLeftOwing(tx, { hotel_id, booking_id, reason: null, payer_id: payerId, ...authorNow(at) });
  noteAct(tx, { hotelId: hotel_id, bookingId: booking_id, after: { onAccount: sum } });
  return sum;
}
