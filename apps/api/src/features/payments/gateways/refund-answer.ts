import type { z } from 'zod';
import type { GatewayApi, KnownRefund, Unavailable } from './gateway-api.ts';
import { askGateway, type GatewayCall } from './gateway-http.ts';

/** How a gateway answers about one refund, read by its own schema. */
type GatewayRefundAnswer =
  | { readonly kind: 'answer'; readonly body: { readonly id: string; readonly status: KnownRefund['kind'] } }
  | { readonly kind: 'refused'; readonly reason: string }
  | Unavailable;

const known = ({ id, status }: { readonly id: string; readonly status: KnownRefund['kind'] }): KnownRefund => ({
  kind: status,
  gatewayRefundId: id,
});

/** What became of a refund that was asked for. */
function refundMade(asked: GatewayRefundAnswer): Awaited<ReturnType<GatewayApi['refund']>> {
  switch (asked.kind) {
    case 'answer':
      return known(asked.body);
    case 'refused':
      return { kind: 'refused', reason: asked.reason };
    case 'unavailable':
      return asked;
  }
}

/** How a refund stands; a refusal to say is asked again later. */
const refundStanding = (asked: GatewayRefundAnswer): KnownRefund | Unavailable =>
  asked.kind === 'answer' ? known(asked.body) : { kind: 'unavailable', reason: asked.reason };

interface RefundCalls {
  /** The request that asks for a refund. */
  readonly ask: (refund: Parameters<GatewayApi['refund']>[0]) => GatewayCall;
  /** The request that reads something of the gateway. */
  readonly read: (path: string) => GatewayCall;
  /** A refund in the gateway's answers. */
  readonly schema: z.ZodType<{ readonly id: string; readonly status: KnownRefund['kind'] }>;
}

/** Asking for a refund and how it stands, over the requests of one gateway. */
export const refundsBy = ({ ask, read, schema }: RefundCalls): Pick<GatewayApi, 'refund' | 'refundState'> => ({
  refund: async (wanted) => refundMade(await askGateway(ask(wanted), schema)),
  refundState: async ({ gatewayPaymentId, gatewayRefundId }) => {
    const path = `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refunds/${encodeURIComponent(gatewayRefundId)}`;
    return refundStanding(await askGateway(read(path), schema));
  },
});
