import type { Gateway } from '@latchkey/api-contract/types';
import { toGatewayUnits } from '@latchkey/booking-core/currency';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { findBooking, lockBooking, writeBooking, type BookingRow } from '../bookings/bookings.queries.ts';
import { confirmBooking } from '../bookings/confirm-booking.ts';
import { dueNowFor } from '../holds/payment-choice.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { paymentOfOrder, type Captured } from '../ledger/payments.queries.ts';
import type { AskedMoney } from './gateways/gateway-api.ts';
import type { Completions, Gateways, NotProved } from './gateways/payment-gateway.ts';
import { settle, type Report } from './settle.ts';

type OnlineCompletion = { readonly [G in Gateway]: { readonly gateway: G } & Completions[G] }[Gateway];
type Completion = OnlineCompletion | { readonly gateway: 'at-property' };

export type CompletionOutcome =
  | 'done'
  | 'not_found'
  | 'booking_expired'
  | 'nothing_due'
  | 'sold_out'
  | 'payment_failed'
  | 'invalid_signature'
  | 'payment_not_offered'
  | 'gateway_unavailable';

/** Takes a guest's word that a payment succeeded, once the provider, asked, says that it is captured. */
export async function completePayment(
  deps: Deps,
  hotel: HotelRecord,
  bookingId: string,
  completion: Completion,
): Promise<CompletionOutcome> {
  if (completion.gateway === 'at-property') return payAtProperty(deps, hotel, bookingId);
  const payment = await paymentOfOrder(deps.db, hotel.id, completion.gateway, completion.orderId);
  if (payment === undefined || payment.booking_id !== bookingId) return 'not_found';
  const proof = await proofOf(deps.gateways, completion.gateway, completion, {
    amount: toGatewayUnits(payment.amount, payment.currency),
    currency: payment.currency,
  });
  if (typeof proof === 'string') return proof;
  const report: Report = {
    hotelId: hotel.id,
    gateway: completion.gateway,
    orderId: completion.orderId,
    result: proof,
  };
  const settled = await settle(deps, report);
  if (settled.kind === 'other_amount') return 'payment_failed';
  const status = (await findBooking(deps.db, hotel.id, bookingId))?.status;
  if (settled.kind === 'settled_before') return status === 'expired' ? 'booking_expired' : 'done';
  if (settled.kind !== 'returned') return 'done';
  return status === 'confirmed' ? 'sold_out' : 'booking_expired';
}

function proofOf<G extends Gateway>(
  gateways: Gateways,
  gateway: G,
  completion: Completions[G],
  asked: AskedMoney,
): Promise<Captured | NotProved> {
  return gateways[gateway].proofOf(completion, asked);
}

async function payAtProperty(deps: Deps, hotel: HotelRecord, bookingId: string): Promise<CompletionOutcome> {
  return transact<CompletionOutcome>(deps.db, async (tx) => {
    const booking = await lockBooking(tx, hotel.id, bookingId);
    if (booking === undefined) return 'not_found';
    if (booking.status === 'confirmed' && booking.payment_mode === 'at-property') return 'done';
    if (!isOffered(hotel, booking)) return 'payment_not_offered';
    const now = deps.clock();
    if (booking.status === 'expired') return 'booking_expired';
    if (booking.status !== 'payment_pending') return 'nothing_due';
    if (booking.expires_at === null || booking.expires_at <= now) return 'booking_expired';
    await writeBooking(tx, booking, { payment_mode: 'at-property', due_now: 0 });
    await confirmBooking(tx, booking, 'guest', now);
    return 'done';
  });
}

function isOffered(hotel: HotelRecord, booking: BookingRow): boolean {
  return dueNowFor(hotel.sale, booking.selection, booking.bill, { mode: 'at-property', plan: 'full' }) !== null;
}
