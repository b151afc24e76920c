import type { Gateway } from '@latchkey/api-contract/types';
import { toGatewayUnits } from '@latchkey/booking-core/currency';
import type { Deps } from '../../deps.ts';
import { findBooking } from '../bookings/bookings.queries.ts';
import type { Booker } from '../holds/create-booking.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { paymentOfOrder, type Captured } from '../ledger/payments.queries.ts';
import type { AskedMoney } from './gateways/gateway-api.ts';
import type { Completions, Gateways, NotProved } from './gateways/payment-gateway.ts';
import { payAtProperty } from './pay-at-property.ts';
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
  booker: Booker,
): Promise<CompletionOutcome> {
  if (completion.gateway === 'at-property') return payAtProperty(deps, hotel, bookingId, booker);
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
