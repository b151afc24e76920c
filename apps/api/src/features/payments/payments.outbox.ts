import { gatewayName } from '@latchkey/api-contract/contract';
import { z } from 'zod';
import { bookingKey } from '../../database/booking-key.ts';
import { delivery, type PayloadsOf } from '../outbox/outbox.ts';
import { chargeCard } from './fees/charge-card.ts';
import { payUnmatchedRefund } from './orders/pay-unmatched-refund.ts';

/** Later calls to gateways: a fee of a kept card, and the refund of a payment that belongs to no booking. */
export const paymentsOutbox = {
  'charge-card': delivery({
    payload: z.object({ bookingId: z.string() }),
    retry: 'until-done',
    deliver: (deps, { hotelId, payload }) => chargeCard(deps, bookingKey(hotelId, payload.bookingId)),
  }),
  'unmatched-refund': delivery({
    payload: z.object({ gateway: gatewayName, gatewayPaymentId: z.string() }),
    retry: 'until-done',
    deliver: (deps, { hotelId, payload }) => payUnmatchedRefund(deps, hotelId, payload),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof paymentsOutbox> {}
}
