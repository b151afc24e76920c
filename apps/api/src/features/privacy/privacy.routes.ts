import { bookingKey } from '../../database/booking-key.ts';
import type { FastifyInstance } from 'fastify';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { guestMay } from '@latchkey/booking-core/booking-states';
import type { Database } from '../../database/database.types.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { isServerLost } from '../../database/server-lost.ts';
import { transact } from '../../database/transact.ts';
import { formsOfGuest } from '../guest-relations/guest-relations.ts';
import { wholeConversationOf } from '../messaging/messaging.ts';
import { lettersTo, textsOfNotes } from '../property/property.ts';
import {
  actingBooking,
  type BookingRow,
  lockBooking,
  recordEvent,
  requestsOf,
  requestView,
} from '../bookings/bookings.ts';
import { propertyEntriesOf } from '../ledger/ledger.ts';
import { bookingReplyOf, ownBooking } from '../reservations/reservations.ts';
import { keptByLaw } from '../registration/registration.ts';
import { eraseElsewhere, eraseGuest } from './erase-guest.ts';
import { cardInCopy, sharesInCopy } from './money-in-copy.ts';
import { messagesOf } from './outbox-of-booking.queries.ts';

/** A guest's right to a copy of their data, and to be forgotten; amounts and rooms stay in the books. */
export function privacyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'exportPersonalData', async ({ params }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel, row } = own.found;
    const { booking } = await bookingReplyOf(deps.db, hotel, row, { isWhole: true, language: undefined }, deps.clock());
    const requests = (await requestsOf(deps.db, row)).map(requestView);
    const messages = (await messagesOf(deps.db, row)).map(({ kind, at }) => ({
      kind,
      at: at.toISOString(),
    }));
    const sent = await formsOfGuest(deps.db, { booking: row, proved: own.proved });
    const forms = sent.map(({ kind, at, facts }) => ({
      kind,
      at: at.toISOString(),
      facts: { ...facts },
    }));
    const conversation = (await wholeConversationOf(deps.db, row)).map((one) => ({ ...one, at: one.at.toISOString() }));
    const answered = await lettersTo(
      deps.db,
      hotel.id,
      sent.map(({ entryId }) => entryId),
    );
    const answers = answered.map(({ text, at }) => ({ text, at: at.toISOString() }));
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
        await eraseGuest(tx, booking, own.proved, at);
        await recordEvent(tx, booking, { type: 'personal_data_erased', actor: 'guest', at });
        return { booking, erasedAt: at, isNew: true };
      },
    );
    if (erased === 'booking_active') return { status: 409, body: { code: erased } };
    const { booking, isNew } = erased;
    if (isNew)
      await eraseElsewhere(deps.db, booking, own.proved, erased.erasedAt).catch((cause: unknown) => {
        if (!isServerLost(cause)) throw cause;
        // What is left runs out by itself within a day of the stay's end.
        deps.log.error({ err: cause, hotelId: hotel.id }, 'a guest could not be forgotten everywhere');
      });
    const kept = await transact(deps.db, (tx) => keptByLaw(tx, booking));
    return {
      status: 200,
      body: {
        status: booking.status,
        erasedAt: erased.erasedAt.toISOString(),
        ...(kept === null || kept === '' ? {} : { registrationKeptUntil: kept as LocalDate }),
      },
    };
  });
}

/** What the property's shifts have written about a booking, and with what was paid there, oldest first. */
async function notesOf(db: Database, booking: BookingRow): Promise<{ text: string; at: Date }[]> {
  const ofPayments = (await propertyEntriesOf(db, booking)).flatMap(({ note, created_at: at }) =>
    note === null ? [] : [{ text: note, at }],
  );
  return [...(await textsOfNotes(db, booking)), ...ofPayments].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}
