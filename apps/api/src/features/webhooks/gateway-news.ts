import type { KnownRefund, OrderOutcome } from '../payments/gateway.ts';

/** What an event of a gateway tells that moves a booking or a refund. */
export type GatewayNews =
  | { readonly about: 'payment'; readonly orderId: string; readonly result: Exclude<OrderOutcome, { kind: 'open' }> }
  | {
      readonly about: 'refund';
      readonly refundId: string;
      readonly gatewayRefundId: string;
      readonly status: Exclude<KnownRefund['kind'], 'pending'>;
    };
