import type { GatewayApi, KnownRefund, Unavailable } from './gateway-api.ts';

/** How a gateway answers about one refund, read by its own schema. */
type Asked =
  | { readonly kind: 'answer'; readonly body: { readonly id: string; readonly status: KnownRefund['kind'] } }
  | { readonly kind: 'refused'; readonly reason: string }
  | Unavailable;

const known = ({ id, status }: { readonly id: string; readonly status: KnownRefund['kind'] }): KnownRefund => ({
  kind: status,
  gatewayRefundId: id,
});

/** What became of a refund that was asked for. */
export function refundMade(asked: Asked): Awaited<ReturnType<GatewayApi['refund']>> {
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
export const refundStanding = (asked: Asked): KnownRefund | Unavailable =>
  asked.kind === 'answer' ? known(asked.body) : { kind: 'unavailable', reason: asked.reason };
