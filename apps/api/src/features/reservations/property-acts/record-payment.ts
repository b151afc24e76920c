import { hasRunOut, isFinal } from '@latchkey/booking-core/booking-states';
import { guestPayer } from '@latchkey/booking-core/folio';
import { leftToPay } from '@latchkey/booking-core/ledger';
import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import { actingNow } from '../../../database/acting.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { secretText } from '../../../secret-text.ts';
import {
  actingBooking,
  type BookingRow,
  confirmBooking,
  lockBooking,
  recordEvent,
  writeBooking,
} from '../../bookings/bookings.ts';
import { shiftOfMoney } from '../../counter/counter.ts';
import { isPayerOf, leftOwingOf } from '../../folio/folio.ts';
import { insertPropertyEntry, moneyOf, type PropertyEntry } from '../../ledger/ledger.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { renewVoucher } from './renew-voucher.ts';

/** What was paid at the property. */
export interface Paid {
  /** In minor units. */
  readonly amount: number;
  readonly method: WayAtProperty;
  readonly note?: string | undefined;
  /** Whose part of the folio it pays; unless given the company's on whose account it was left, else of whoever booked. */
  readonly payerId?: string | undefined;
}

export type NotRecorded =
  | { readonly code: 'not_confirmed' | 'booking_expired' | 'nothing_due' | 'unknown_payer' }
  | { readonly code: 'above_due'; readonly due: number };

/**
 * Records what a guest paid at the property: of a confirmed stay, before it, while it lasts and after it, never more than
 * its folio still owes; of a cancelled or missed stay at most the fee still owed.
 * A booking that is held for its payment is confirmed by it, and what is left is paid at the property.
 */
export async function recordPayment(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  paid: Paid,
  at: Date,
): Promise<'done' | 'not_found' | NotRecorded> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const isHeld = booking.status === 'payment_pending';
  const owesFee = isFinal(booking.status) && booking.fee_owed > 0;
  if (!isHeld && !owesFee && booking.status !== 'confirmed') return { code: 'not_confirmed' };
  if (isHeld && hasRunOut(actingBooking(hotel, booking), at.getTime())) return { code: 'booking_expired' };
  // A fee that a card pays is not taken at the counter too.
  const due = leftToPay({ ...booking, penaltyDue: 0, feeOwed: booking.fee_owed }, await moneyOf(tx, booking));
  if (due === 0) return { code: 'nothing_due' };
  if (paid.amount > due) return { code: 'above_due', due };
  // What was left on a company's account the company pays.
  const payerId = paid.payerId ?? (await leftOwingOf(tx, booking))?.payer_id ?? undefined;
  if (!(await isPayerOf(tx, booking, payerId ?? guestPayer))) return { code: 'unknown_payer' };
  const shiftId = await shiftOfMoney(tx, hotel.id, paid.method);
  const entry = entryOf(booking, { kind: 'payment', ...paid, payerId, shiftId }, at);
  await insertPropertyEntry(tx, entry);
  const { entry_id: paymentId } = entry;
  const facts = { paymentId, amount: paid.amount, method: paid.method };
  await recordEvent(tx, booking, { type: 'paid_at_property', actor: 'property', at, facts });
  if (owesFee) {
    const { kept, fee_owed: owed } = booking;
    await writeBooking(tx, booking, { kept: kept + paid.amount, fee_owed: Math.max(0, owed - paid.amount) });
    return 'done';
  }
  if (!isHeld) return renewVoucher(tx, booking, at);
  await writeBooking(tx, booking, { payment_mode: 'at-property', due_now: 0 });
  await confirmBooking(tx, booking, 'property', at);
  return 'done';
}

type What = Pick<PropertyEntry, 'kind' | 'amount' | 'method'> & {
  readonly reverses?: string | undefined;
  readonly note?: string | undefined;
  readonly payerId?: string | undefined;
  /** The drawer of the cash. */
  readonly shiftId: string | null;
};

/** A line in the name of whoever acts. */
export function entryOf(
  booking: BookingRow,
  { kind, amount, method, reverses, note, payerId, shiftId }: What,
  at: Date,
): PropertyEntry {
  const acting = actingNow();
  return {
    hotel_id: booking.hotel_id,
    booking_id: booking.booking_id,
    entry_id: secretText(),
    kind,
    method,
    amount,
    currency: booking.currency,
    reverses: reverses ?? null,
    reason: null,
    note: note ?? null,
    payer_id: payerId ?? null,
    shift_id: shiftId,
    author_kind: acting?.principal.kind ?? null,
    author_id: acting?.principal.id ?? null,
    author_name: acting?.name ?? null,
    created_at: at,
  };
}
