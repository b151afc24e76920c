import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import { noteAct } from '../../../database/journal.ts';
import type { Deps } from '../../../deps.ts';
import { transact } from '../../../database/transact.ts';
import { hashOf } from '../../../hash-of.ts';
import { route } from '../../../http/route.ts';
import { propertyToday } from '../../catalogue/catalogue.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { noteView } from './note-view.ts';
import { findNote, insertNote, writeNoteDone } from './notes.queries.ts';

/** What one shift leaves for the next. */
export function noteRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'addNote', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const about = body.booking === undefined ? null : await bookingOfHotel(deps, hotel, body.booking);
    if (about === undefined) return unknownBooking;
    const author = actingNow()?.principal;
    if (author === undefined) return noKey;
    const key = headers['idempotency-key'];
    // The key makes the id, so that a repeated call finds what the first one made.
    const noteId = hashOf(`note ${hotel.id} ${key}`).slice(0, 22);
    const claimed = { hotelId: hotel.id, scope: 'note', key, requestHash: requestHashOf(body) };
    const added = await idempotently<'done'>(deps, claimed, async (tx, _, at) => {
      await insertNote(tx, {
        hotel_id: hotel.id,
        note_id: noteId,
        date: about === null ? (body.date ?? propertyToday(hotel.sale.timeZone, at)) : null,
        booking_id: about?.booking_id ?? null,
        text: body.text,
        author_kind: author.kind,
        author_id: author.id,
        created_at: at,
        done_at: null,
      });
      noteAct(tx, { hotelId: hotel.id, bookingId: about?.booking_id, subject: noteId });
      return 'done';
    });
    if (added === 'idempotency_key_reused') return { status: 422, body: { code: added } };
    const note = await findNote(deps.db, hotel.id, noteId);
    return note === undefined ? unknownBooking : { status: 201, body: noteView(note) };
  });

  route(app, 'doneNote', async ({ headers, params }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const note = await findNote(deps.db, hotel.id, params.note);
    if (note === undefined) return unknownBooking;
    await transact(deps.db, async (tx) => {
      await writeNoteDone(tx, hotel.id, params.note, deps.clock());
      noteAct(tx, { hotelId: hotel.id, bookingId: note.booking_id ?? undefined, subject: params.note });
    });
    return { status: 200, body: noteView(note) };
  });
}
