import { bookingKey } from '../../../database/booking-key.ts';
import type { FastifyInstance } from 'fastify';
import { guestMay } from '@latchkey/booking-core/booking-states';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { isServerLost } from '../../../database/server-lost.ts';
import { transact } from '../../../database/transact.ts';
import { recordEvent } from '../bookings/booking-events.ts';
import { bookingReplyOf } from '../booking-page/booking-reply.ts';
import { forgetCard } from '../ledger/kept-cards.queries.ts';
import { lookAtDeposit, writeDeposit } from '../ledger/deposits.queries.ts';
import { lockBooking, type BookingRow } from '../bookings/bookings.queries.ts';
import { ownBooking } from '../booking-page/own-booking.ts';
import { actingBooking } from '../bookings/stay-moments.ts';
import { requestsOf, requestView } from '../bookings/guest-requests.queries.ts';
import { cardInCopy, sharesInCopy } from './money-in-copy.ts';
import {
  answersOf,
  conversationOf,
  forgetElsewhere,
  forgetGuests,
  formsOf,
  messagesOf,
  notesOf,
} from './personal-data.queries.ts';

/** A guest's right to a copy of what is kept, and to be forgotten; amounts and rooms stay in the books. */
export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'exportPersonalData', async ({ params }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel, row } = own.found;
    const { booking } = await bookingReplyOf(deps.db, hotel, row, { isWhole: true, language: undefined }, deps.clock());
    const requests = (await requestsOf(deps.db, row)).map(requestView);
    const messages = (await messagesOf(deps.db, hotel.id, row.booking_id)).map(({ kind, at }) => ({
      kind,
      at: at.toISOString(),
    }));
    const forms = (await formsOf(deps.db, row, own.proved)).map(({ kind, at, facts }) => ({
      kind,
      at: at.toISOString(),
      facts: { ...facts },
    }));
    const conversation = (await conversationOf(deps.db, row)).map((one) => ({ ...one, at: one.at.toISOString() }));
    const answers = (await answersOf(deps.db, row, own.proved)).map(({ text, at }) => ({ text, at: at.toISOString() }));
    const notes = (await notesOf(deps.db, row)).map(({ text, at }) => ({ text, at: at.toISOString() }));
    return {
      status: 200,
      body: {
        exportedAt: deps.clock().toISOString(),
        booking: { ...booking, attribution: row.attribution },
        requests,
        notes,
        conversation,
        answers,
        messages,
        forms,
        shares: await sharesInCopy(deps.db, row),
        ...(await cardInCopy(deps.db, row)),
      },
    };
  });

  route(app, 'erasePersonalData', async ({ params }, { request }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel } = own.found;
    const erased = await transact<{ booking: BookingRow; erasedAt: Date; isNew: boolean } | 'booking_active'>(
      deps.db,
      async (tx) => {
        const booking = await lockBooking(tx, bookingKey(hotel.id, params.bookingId));
        const at = deps.clock();
        if (booking === undefined || !guestMay('erase', actingBooking(hotel, booking), at.getTime()))
          return 'booking_active';
        if (booking.erased_at !== null) return { booking, erasedAt: booking.erased_at, isNew: false };
        await forgetGuests(tx, booking, own.proved, at);
        await forgetCard(tx, booking, at);
        await writeDeposit(tx, booking, { reason: null });
        await lookAtDeposit(tx, booking, at);
        await recordEvent(tx, booking, { type: 'personal_data_erased', actor: 'guest', at });
        return { booking, erasedAt: at, isNew: true };
      },
    );
    if (erased === 'booking_active') return { status: 409, body: { code: erased } };
    const { booking, isNew } = erased;
    if (isNew)
      await forgetElsewhere(deps.db, booking, own.proved, erased.erasedAt).catch((cause: unknown) => {
        if (!isServerLost(cause)) throw cause;
        // What is left runs out by itself within a day of the stay's end.
        deps.log.error({ err: cause, hotelId: hotel.id }, 'a guest could not be forgotten everywhere');
      });
    return { status: 200, body: { status: booking.status, erasedAt: erased.erasedAt.toISOString() } };
  });
}
