import { z } from 'zod';
import { delivery, type PayloadsOf } from '../outbox/outbox.ts';
import { payRefund } from './pay-refund.ts';

/** Refunds that are asked of gateways. */
export const refundsOutbox = {
  refund: delivery({
    payload: z.object({ refundId: z.string() }),
    retry: 'until-done',
    deliver: (deps, { hotelId, payload }) => payRefund(deps, hotelId, payload.refundId),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof refundsOutbox> {}
}
