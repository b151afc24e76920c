import { bookingKey } from '../../../database/booking-key.ts';
import type { Gateway } from '@latchkey/api-contract/types';
import { toGatewayUnits } from '@latchkey/booking-core/currency';
import type { Deps } from '../../../deps.ts';
import { transact } from '../../../database/transact.ts';
import { findBooking, lockBooking, recordEvent } from '../../bookings/bookings.ts';
import { findCardOfSetup, isReported, moveCheck, paymentOfOrder, type PaymentRow } from '../../ledger/ledger.ts';
import type { Booker } from '../../reservations/reservations.ts';
import type { Captured } from '../../ledger/captured.types.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import type { AskedMoney } from '../gateways/gateway-api.ts';
import type { Completions, FailedPayment, GatewayAt, NotProved } from '../gateways/payment-gateway.ts';
import { completeCard } from '../stored-cards/complete-card.ts';
import { payAtProperty } from './pay-at-property.ts';
import { settle, type Report, type Settlement } from './settle.ts';

export type OnlineCompletion = { readonly [G in Gateway]: { readonly gateway: G } & Completions[G] }[Gateway];
type Completion = OnlineCompletion | { readonly gateway: 'at-property' };

export type CompletionOutcome =
  | 'done'
  | 'not_found'
  | 'booking_expired'
  | 'nothing_due'
  | 'sold_out'
  | 'payment_failed'
  | 'payment_pending'
  | 'invalid_signature'
  | 'payment_not_offered'
  | 'gateway_unavailable';

/** Takes a guest's word that a payment succeeded, once the provider, asked, says that it is captured. */
export async function completePayment(
  deps: Deps,
  hotel: AgreedHotel,
  bookingId: string,
  completion: Completion,
  booker: Booker,
): Promise<CompletionOutcome> {
  if (completion.gateway === 'at-property') return payAtProperty(deps, hotel, bookingId, booker);
  const card = await findCardOfSetup(deps.db, hotel.id, completion.gateway, completion.orderId);
  if (card !== undefined) return card.booking_id === bookingId ? completeCard(deps, card) : 'not_found';
  const payment = await paymentOfOrder(deps.db, hotel.id, completion.gateway, completion.orderId);
  if (payment === undefined || payment.booking_id !== bookingId) return 'not_found';
  if (payment.share_id !== null) return 'not_found';
  const settled = await completeOnline(deps, hotel, payment, completion);
  if (typeof settled === 'string') return settled;
  const status = (await findBooking(deps.db, bookingKey(hotel.id, bookingId)))?.status;
  if (settled.kind === 'settled_before') return status === 'expired' ? 'booking_expired' : 'done';
  if (settled.kind !== 'returned') return 'done';
  return status === 'confirmed' ? 'sold_out' : 'booking_expired';
}

/**
 * How an online payment of ours ended, once its gateway was asked: what it did to the booking, or why it did nothing. The
 * booking has the gateway's reason, which its page says after a detour to a bank.
 */
export async function completeOnline(
  deps: Deps,
  hotel: AgreedHotel,
  payment: PaymentRow,
  completion: OnlineCompletion,
): Promise<Settlement | NotProved> {
  const proof = await proofOf(deps.gatewayAt, payment, completion.gateway, completion, {
    amount: toGatewayUnits(payment.amount, payment.currency),
    currency: payment.currency,
  });
  if (typeof proof === 'string') {
    if (proof === 'payment_pending' || proof === 'gateway_unavailable') await markPending(deps, payment);
    return proof;
  }
  const report: Report = {
    hotelId: hotel.id,
    gateway: completion.gateway,
    vendor: payment.vendor,
    orderId: completion.orderId,
    result: proof,
  };
  const settled = await settle(deps, report);
  // Whoever says so has paid something else by it.
  if (settled.kind === 'other_order') return 'invalid_signature';
  return proof.kind === 'failed' || settled.kind === 'other_amount' ? 'payment_failed' : settled;
}

/** The guest says that money has left: nothing is to be paid again, and the gateway is asked at the next opportunity. */
async function markPending({ db, clock }: Deps, payment: PaymentRow): Promise<void> {
  await transact(db, async (tx) => {
    const booking = await lockBooking(tx, payment);
    const at = clock();
    if (booking === undefined || (await isReported(tx, payment, at))) return;
    await recordEvent(tx, booking, {
      type: 'payment_pending',
      actor: 'payment',
      at,
      facts: { paymentId: payment.payment_id },
    });
    await moveCheck(tx, payment, at);
  });
}

async function proofOf<G extends Gateway>(
  gatewayAt: GatewayAt,
  { hotel_id, vendor }: PaymentRow,
  gateway: G,
  completion: Completions[G],
  asked: AskedMoney,
): Promise<Captured | FailedPayment | NotProved> {
  return (await gatewayAt({ hotel_id, gateway, vendor })).proofOf(completion, asked);
}
