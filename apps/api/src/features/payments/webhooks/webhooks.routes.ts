import type { Gateway } from '@latchkey/api-contract/types';
import { ownGateways, ownVendor } from '@latchkey/booking-core/gateways';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { sendProblem } from '../../../http/problem.ts';
import { capturedAtGateway, findDepositOfOrder, paymentOfOrder } from '../../ledger/ledger.ts';
import { findAccount, type GatewayAccountKey } from '../accounts/gateway-accounts.queries.ts';
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
    const taken = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { webhook }: Pick<PaymentGateway, 'webhook'>,
      rowOf: (message: WebhookRequest) => Promise<InboxRow | null>,
    ): Promise<object> => {
      const { body, headers } = request;
      const signature = headers[webhook.signatureHeader];
      if (
        !Buffer.isBuffer(body) ||
        typeof signature !== 'string' ||
        !webhook.isSigned({ body, signature, now: deps.clock() })
      ) {
        sendProblem(request, reply, 403, 'invalid_signature');
        return reply;
      }
      const row = await rowOf({ body, headers });
      if (row === null) return { status: 'ok' };
      await keepEvent(deps.db, row, deps.clock());
      await processEvent(deps, row).catch((cause: unknown) =>
        deps.log.error({ err: cause, eventId: row.eventId }, 'event not processed yet'),
      );
      return { status: 'ok' };
    };

    for (const gateway of Object.values<PaymentGateway>(deps.gateways))
      scope.post(`/api/webhooks/${gateway.name}`, (request, reply) =>
        taken(request, reply, gateway, (message) => rowOf(deps, gateway, message)),
      );

    // Of an account of a hotel's own, by its own secret: who is unknown here is answered as who signs wrongly.
    for (const gateway of ownGateways)
      scope.post<{ Params: { hotelId: string } }>(`/api/webhooks/${gateway}/:hotelId`, async (request, reply) => {
        const { hotelId: named } = request.params;
        const hotelId = /^[1-9][0-9]{0,8}$/.test(named) ? Number(named) : noHotel;
        const key = { hotelId, gateway };
        if ((await findAccount(deps.db, key)) === undefined) {
          sendProblem(request, reply, 403, 'invalid_signature');
          return reply;
        }
        const adapter: PaymentGateway = await deps.gatewayAt({ hotel_id: hotelId, gateway, vendor: ownVendor });
        return taken(request, reply, adapter, (message) => ownRowOf(deps, key, adapter, message));
      });
  });
}

/**
 * An event of a hotel's own account as it is kept. Null where it is of something else: the hotel may sell by the same account
 * without us, or have another house here. An event stands by itself, whatever ids others give theirs.
 */
async function ownRowOf(
  { db }: Pick<Deps, 'db'>,
  key: GatewayAccountKey,
  { webhook }: Pick<PaymentGateway, 'webhook'>,
  request: WebhookRequest,
): Promise<InboxRow | null> {
  const { hotelId, gateway } = key;
  const { eventId, payload, hotelId: noted, orderId, gatewayPaymentId } = webhook.receive(request);
  const isOurs =
    noted === hotelId ||
    (noted === null &&
      ((orderId !== null && (await isOrderOf(db, key, orderId))) ||
        (gatewayPaymentId !== null && (await capturedAtGateway(db, hotelId, gateway, gatewayPaymentId)).length > 0)));
  return isOurs ? { hotelId, gateway, vendor: ownVendor, eventId: `${ownVendor}:${eventId}`, payload } : null;
}

const isOrderOf = async (db: Deps['db'], { hotelId, gateway }: GatewayAccountKey, orderId: string): Promise<boolean> =>
  (await paymentOfOrder(db, hotelId, gateway, orderId)) !== undefined ||
  (await findDepositOfOrder(db, hotelId, gateway, orderId)) !== undefined;

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
  return { hotelId: found ?? noHotel, gateway: name, vendor: null, eventId, payload };
}
