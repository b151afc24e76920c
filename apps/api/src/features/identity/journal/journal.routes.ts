import type { JournalLine } from '@latchkey/api-contract/types';
import { momentOf } from '@latchkey/booking-core/time';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { bookingNamed } from '../../bookings/bookings.ts';
import { linesOf, type JournalRow } from './journal.queries.ts';

/** Who did what at a hotel. */
export function journalRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listJournal', async ({ query }) => {
    const hotelId = actingNow()?.principal.hotelId;
    const hotel = hotelId === undefined ? undefined : await deps.hotels.byId(hotelId);
    if (hotel === undefined) return { status: 401, body: { code: 'invalid_key' } };
    const booking = query.booking === undefined ? undefined : await bookingNamed(deps.db, hotel.id, query.booking);
    if (query.booking !== undefined && booking === undefined) return { status: 404, body: { code: 'not_found' } };
    const { rows, ...next } = await linesOf(deps.db, hotel.id, {
      bookingId: booking?.booking_id,
      actorId: query.person,
      from: query.from === undefined ? undefined : new Date(momentOf(query.from, '00:00', hotel.sale.timeZone)),
      cursor: query.cursor,
      limit: query.limit,
    });
    return { status: 200, body: { lines: rows.map(lineOf), ...next } };
  });
}

const lineOf = (row: JournalRow): JournalLine => ({
  lineId: row.line_id,
  at: row.at.toISOString(),
  kind: row.kind,
  actorId: row.actor_id,
  actorName: row.actor_name,
  device: row.device,
  operation: row.operation,
  outcome: row.outcome,
  bookingId: row.booking_id,
  reference: row.reference,
  subject: row.subject,
  before: row.before as JournalLine['before'],
  after: row.after as JournalLine['after'],
  why: row.why,
  ...(row.times === null || row.times === 1 || row.last_at === null
    ? {}
    : { times: row.times, lastAt: row.last_at.toISOString() }),
});
