import { guestPayer } from '@latchkey/booking-core/folio';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { authorNow, type Folio, folioOf, moveLines, writeLeftOwing } from '../../folio/folio.ts';

/**
 * Leaves what a folio still owes on the accounts of the companies that pay parts of it, and marks the stay with one of them
 * until it is settled. Whoever booked pays what is theirs where a payment is taken with it; else all of that is moved to this
 * company. Answers the sum that is on account, or `no_account` where this payer, or another who owes a part, is no company
 * with an address or a tax number.
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
  const owed = ({ payer_id: id }: PayerOfFolio): number => folio.ofPayers.get(id)?.toPay ?? 0;
  const owing = folio.payers.filter((payer) => payer.payer_id === payerId || owed(payer) > 0);
  if (!owing.some(({ payer_id: id }) => id === payerId) || !owing.every(hasAccount)) return 'no_account';
  const ofPayers = owing.reduce((sum, payer) => sum + owed(payer), 0);
  const ofGuest = payment === undefined ? (folio.ofPayers.get(guestPayer)?.toPay ?? 0) : 0;
  if (ofGuest > 0) {
    const move = { from: guestPayer, to: payerId, what: { sum: ofGuest } };
    const moved = await moveLines(tx, live, booking.booking_id, move, null, at);
    if (moved !== 'done') throw new Error(`charges were not moved to a company: ${moved}`);
  }
  const sum = ofPayers + ofGuest;
  if (sum === 0) return 0;
  const { hotel_id, booking_id } = booking;
  await writeLeftOwing(tx, { hotel_id, booking_id, reason: null, payer_id: payerId, ...authorNow(at) });
  noteAct(tx, { hotelId: hotel_id, bookingId: booking_id, after: { onAccount: sum } });
  return sum;
}

type PayerOfFolio = Folio['payers'][number];

const hasAccount = ({ kind, name, address, tax_id: taxId }: PayerOfFolio): boolean =>
  kind === 'company' && name !== null && (address ?? taxId) !== null;
