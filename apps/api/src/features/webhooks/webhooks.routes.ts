import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { BadRequest } from '../../http/bad-request.ts';
import { sendProblem } from '../../problem.ts';
import { isSigned } from '../payments/razorpay-signature.ts';
import { hotelOfOrder, keepEvent, type InboxRow } from './inbox.queries.ts';
import { processEvent } from './process-event.ts';
import { notedHotelId, razorpayEvent } from './razorpay-event.ts';

/** Events that are none of ours are kept all the same. */
const noHotel = 0;

/**
 * Where the gateway tells what happened. The signature is over the raw bytes, so the body is read as bytes here. The
 * event is committed to the inbox before it is acknowledged; acting on it may fail and is then done again by a job.
 */
export async function webhooksRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/api/webhooks/razorpay', async (request, reply) => {
      const { body } = request;
      const signature = request.headers['x-razorpay-signature'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string' || !isSigned(body, signature, deps.settings.RAZORPAY_WEBHOOK_SECRET)) {
        sendProblem(request, reply, 403, 'invalid_signature');
        return reply;
      }
      const row = await rowOf(deps, body, request.headers['x-razorpay-event-id']);
      await keepEvent(deps.db, row, deps.clock());
      await processEvent(deps, row).catch((cause: unknown) => deps.log.error({ err: cause, eventId: row.eventId }, 'event not processed yet'));
      return { status: 'ok' };
    });
  });
}

async function rowOf(deps: Deps, body: Buffer, eventId: unknown): Promise<InboxRow> {
  const event = razorpayEvent.safeParse(jsonOf(body));
  if (!event.success) throw new BadRequest(event.error.issues[0]?.path.join('.') ?? '');
  // Without the header the body itself tells two deliveries of one event from two events.
  const id = typeof eventId === 'string' && eventId !== '' ? eventId.slice(0, 128) : createHash('sha256').update(body).digest('base64url');
  const orderId = event.data.payload.payment?.entity.order_id ?? null;
  const hotelId = notedHotelId(event.data) ?? (orderId === null ? null : await hotelOfOrder(deps.db, orderId)) ?? noHotel;
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
