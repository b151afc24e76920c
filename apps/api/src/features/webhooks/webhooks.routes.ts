import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { BadRequest } from '../../http/bad-request.ts';
import { sendProblem } from '../../problem.ts';
import { isSigned } from '../payments/razorpay-signature.ts';
import { cardVaultEvent } from './card-vault-event.ts';
import { hotelOfOrder, keepEvent, type InboxRow } from './inbox.queries.ts';
import { processEvent } from './process-event.ts';
import { notedHotelId, razorpayEvent } from './razorpay-event.ts';

/** Events that are none of ours are kept all the same. */
const noHotel = 0;

interface Sender {
  /** The header with the hex HMAC-SHA256 of the raw body. */
  readonly signature: string;
  readonly secret: string;
  readonly rowOf: (body: Buffer, headers: IncomingHttpHeaders) => Promise<InboxRow>;
}

/**
 * Where the gateways tell what happened. The signature is over the raw bytes, so the body is read as bytes here. The
 * event is committed to the inbox before it is acknowledged; acting on it may fail and is then done again by a job.
 */
export async function webhooksRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { RAZORPAY_WEBHOOK_SECRET, CARD_VAULT_SECRET } = deps.settings;
  const senders: Record<Gateway, Sender> = {
    razorpay: {
      signature: 'x-razorpay-signature',
      secret: RAZORPAY_WEBHOOK_SECRET,
      rowOf: (body, headers) => razorpayRow(deps, body, headers['x-razorpay-event-id']),
    },
    'card-vault': {
      signature: 'x-card-vault-signature',
      secret: CARD_VAULT_SECRET,
      rowOf: (body) => cardVaultRow(deps, body),
    },
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const [gateway, { signature, secret, rowOf }] of Object.entries(senders)) {
      scope.post(`/api/webhooks/${gateway}`, async (request, reply) => {
        const { body, headers } = request;
        const signed = headers[signature];
        if (!Buffer.isBuffer(body) || typeof signed !== 'string' || !isSigned(body, signed, secret)) {
          sendProblem(request, reply, 403, 'invalid_signature');
          return reply;
        }
        const row = await rowOf(body, headers);
        await keepEvent(deps.db, row, deps.clock());
        await processEvent(deps, row).catch((cause: unknown) =>
          deps.log.error({ err: cause, eventId: row.eventId }, 'event not processed yet'),
        );
        return { status: 'ok' };
      });
    }
  });
}

async function cardVaultRow(deps: Deps, body: Buffer): Promise<InboxRow> {
  const event = cardVaultEvent.safeParse(jsonOf(body));
  if (!event.success) throw new BadRequest(event.error.issues[0]?.path.join('.') ?? '');
  const hotelId = (await hotelOfOrder(deps.db, 'card-vault', event.data.orderId)) ?? noHotel;
  return { hotelId, gateway: 'card-vault', eventId: event.data.eventId, payload: event.data };
}

async function razorpayRow(deps: Deps, body: Buffer, eventId: unknown): Promise<InboxRow> {
  const event = razorpayEvent.safeParse(jsonOf(body));
  if (!event.success) throw new BadRequest(event.error.issues[0]?.path.join('.') ?? '');
  // Without the header the body itself tells two deliveries of one event from two events.
  const id =
    typeof eventId === 'string' && eventId !== ''
      ? eventId.slice(0, 128)
      : createHash('sha256').update(body).digest('base64url');
  const orderId = event.data.payload.payment?.entity.order_id ?? null;
  const hotelId =
    notedHotelId(event.data) ?? (orderId === null ? null : await hotelOfOrder(deps.db, 'razorpay', orderId)) ?? noHotel;
  return { hotelId, gateway: 'razorpay', eventId: id, payload: event.data };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new BadRequest('');
    throw cause;
  }
}
