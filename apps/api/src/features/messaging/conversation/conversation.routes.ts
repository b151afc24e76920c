import type { FastifyInstance } from 'fastify';
import { bookingKey } from '../../../database/booking-key.ts';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { route } from '../../../http/route.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { type BookingRow, lockBooking } from '../../bookings/bookings.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { ownBooking } from '../../reservations/reservations.ts';
import { conversationOf, countUnsettled, insertMessage } from './guest-messages.queries.ts';
import { messageView } from './message-view.ts';

/** Messages of a guest that may wait for an answer: more of them say nothing new, and fill a list that people work through. */
const mostWaiting = 10;

/** States in which somebody at the property has to do with the guest. */
const spoken: readonly BookingRow['status'][] = ['requested', 'price_revised', 'confirmed', 'cancelled', 'no_show'];

const mayWriteAbout = ({ status, erased_at }: BookingRow): boolean => spoken.includes(status) && erased_at === null;

/** The guest's side of the conversation about a booking, on its page. */
export function conversationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listOwnMessages', async ({ params }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { row } = own.found;
    const messages = (await conversationOf(deps.db, row)).map(messageView);
    const mayWrite = mayWriteAbout(row) && (await countUnsettled(deps.db, row)) < mostWaiting;
    return { status: 200, body: { messages, mayWrite } };
  });

  route(app, 'writeToHotel', async ({ params, headers, body }, { request }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const of = bookingKey(own.found.hotel.id, params.bookingId);
    const { hotel_id: hotelId, booking_id: bookingId } = of;
    const key = headers['idempotency-key'];
    // The key makes the id, so that a repeated call finds what the first one made.
    const messageId = hashOf(`message ${bookingId} ${key}`).slice(0, 22);
    const claimed = { hotelId, scope: `message:${bookingId}`, key, requestHash: requestHashOf(body) };
    const outcome = await idempotently<'written' | 'booking_over' | 'too_many_messages'>(
      deps,
      claimed,
      async (tx, rollback, at) => {
        const booking = await lockBooking(tx, of);
        if (booking === undefined || !mayWriteAbout(booking)) return rollback('booking_over');
        if ((await countUnsettled(tx, of)) >= mostWaiting) return rollback('too_many_messages');
        await insertMessage(tx, {
          hotel_id: hotelId,
          message_id: messageId,
          booking_id: bookingId,
          sent_by: 'guest',
          channel: 'page',
          text: body.text,
          author_name: null,
          created_at: at,
          settled_at: null,
          settled_by: null,
        });
        noteBookingChange(tx, booking);
        const payload = { bookingId, messageId };
        await enqueue(tx, [{ hotelId, kind: 'message-told', dedupeKey: `message-told:${messageId}`, payload }], at);
        return 'written';
      },
    );
    if (outcome === 'idempotency_key_reused') return { status: 422, body: { code: outcome } };
    if (outcome === 'booking_over' || outcome === 'too_many_messages') return { status: 409, body: { code: outcome } };
    const written = (await conversationOf(deps.db, of)).find((one) => one.message_id === messageId);
    return written === undefined
      ? { status: 404, body: { code: 'not_found' } }
      : { status: 201, body: messageView(written) };
  });
}
