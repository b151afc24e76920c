import type { FastifyInstance } from 'fastify';
import type { Message } from '@latchkey/api-contract/types';
import { actingNow } from '../../../database/acting.ts';
import { noteAct } from '../../../database/journal.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { route } from '../../../http/route.ts';
import {
  channelsOf,
  conversationOf,
  countUnsettled,
  type GuestMessageRow,
  mayAct,
  maySay,
  messageView,
  writeLetter,
} from '../../messaging/messaging.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { lockBooking } from '../../bookings/bookings.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { letterDrafts } from './letter-drafts.ts';

/** The property's side of the conversation about a booking. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listMessages', async ({ headers, params }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const booking = await bookingOfHotel(deps, hotel, params.booking);
    if (booking === undefined) return unknownBooking;
    reply.header('cache-control', 'private, no-store');
    return {
      status: 200,
      body: {
        messages: (await conversationOf(deps.db, booking)).map(signed),
        locale: booking.language,
        channels: [...channelsOf(booking)],
        unanswered: await countUnsettled(deps.db, booking),
        drafts: letterDrafts(deps.settings, hotel, booking, await moneyOf(deps.db, booking)),
      },
    };
  });

  route(app, 'writeToGuest', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    const by = actingNow()?.name;
    if (hotel === undefined || by === undefined) return noKey;
    const booking = await bookingOfHotel(deps, hotel, params.booking);
    if (booking === undefined) return unknownBooking;
    const key = headers['idempotency-key'];
    const { booking_id: bookingId } = booking;
    // The key makes the id, so that a repeated call finds what the first one made.
    const messageId = hashOf(`letter ${bookingId} ${key}`).slice(0, 22);
    const claimed = { hotelId: hotel.id, scope: `letter:${bookingId}`, key, requestHash: requestHashOf(body) };
    const may = await mayAct(deps, bookingId);
    if (may !== 'yes') return { status: 409, body: { code: may } };
    const outcome = await idempotently<'written' | 'not_reachable' | 'link_not_allowed'>(
      deps,
      claimed,
      async (tx, rollback, at) => {
        const locked = await lockBooking(tx, booking);
        const { channel, text } = body;
        if (locked !== undefined && !(await maySay(tx, deps.settings, hotel, locked, { channel, text, now: at })))
          return rollback('link_not_allowed');
        if (locked === undefined || !(await writeLetter(tx, locked, { messageId, channel, text, by }, at)))
          return rollback('not_reachable');
        const after = { letter: channel, ...(body.template === undefined ? {} : { template: body.template }) };
        noteAct(tx, { hotelId: hotel.id, bookingId, subject: messageId, after });
        return 'written';
      },
    );
    if (outcome === 'idempotency_key_reused') return { status: 422, body: { code: outcome } };
    if (outcome === 'not_reachable' || outcome === 'link_not_allowed') return { status: 409, body: { code: outcome } };
    const written = (await conversationOf(deps.db, booking)).find((one) => one.message_id === messageId);
    return written === undefined ? unknownBooking : { status: 201, body: signed(written) };
  });
}

/** A message with who of the property wrote it, which guests are not told. */
const signed = (row: GuestMessageRow): Message & { writtenBy: string | null } => ({
  ...messageView(row),
  writtenBy: row.author_name,
});
