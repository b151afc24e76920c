import type { Gateway } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { sendProblem } from '../../../http/problem.ts';
import type { WebhookRequest } from '../gateways/gateway-webhook.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import { hotelOfDeposit, hotelOfOrder, hotelOfPayment, keepEvent, type InboxRow } from './inbox.queries.ts';
import { processEvent } from './process-event.ts';

/** Events that belong to no hotel of ours are stored under this number. */
const noHotel = 0;

/**
 * Where the gateways report events. The signature is over the raw bytes, so the body is read as bytes here. The event
 * is committed to the inbox before it is acknowledged; where processing it fails, a job processes it again.
 */
export async function webhooksRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const gateway of Object.values<PaymentGateway>(deps.gateways)) {
      const { signatureHeader } = gateway.webhook;
      scope.post(`/api/webhooks/${gateway.name}`, async (request, reply) => {
        const { body, headers } = request;
        const signature = headers[signatureHeader];
        if (
          !Buffer.isBuffer(body) ||
          typeof signature !== 'string' ||
          !gateway.webhook.isSigned({ body, signature, now: deps.clock() })
        ) {
          sendProblem(request, reply, 403, 'invalid_signature');
          return reply;
        }
        const row = await rowOf(deps, gateway, { body, headers });
        await keepEvent(deps.db, row, deps.clock());
        await processEvent(deps, row).catch((cause: unknown) =>
          deps.log.error({ err: cause, eventId: row.eventId }, 'event not processed yet'),
        );
        return { status: 'ok' };
      });
    }
  });
}

async function rowOf(
  deps: Pick<Deps, 'db'>,
  { name, webhook }: { readonly name: Gateway; readonly webhook: PaymentGateway['webhook'] },
  request: WebhookRequest,
): Promise<InboxRow> {
  const { eventId, payload, hotelId, orderId, gatewayPaymentId } = webhook.receive(request);
  const found =
    hotelId ??
    (orderId === null ? null : await hotelOfOrder(deps.db, name, orderId)) ??
    (gatewayPaymentId === null ? null : await hotelOfPayment(deps.db, name, gatewayPaymentId)) ??
    (orderId === null ? null : await hotelOfDeposit(deps.db, name, orderId));
  return { hotelId: found ?? noHotel, gateway: name, eventId, payload };
}
