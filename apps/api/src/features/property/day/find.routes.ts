import { addDays } from '@latchkey/booking-core/dates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { propertyToday } from '../../catalogue/catalogue.ts';
import { unitsOfBookings } from '../../units/units.ts';
import { hotelOfCaller, noKey } from '../routes/with-property.ts';
import { onSheet } from './day-booking.ts';
import { findFitting } from './find.queries.ts';
import { searchTerm } from './search-term.ts';

const most = 20;

/** Finds a property's bookings by what a reception types. */
export function findRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'findBookings', async ({ headers, body }, { reply }) => {
    const live = await hotelOfCaller(deps, headers);
    if (live === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    const now = deps.clock();
    const today = propertyToday(live.sale.timeZone, now);
    const rows = await findFitting(deps.db, live.id, searchTerm(body.q), today, most);
    const language = body.language ?? live.readFacts().mailLanguage;
    const sheet = { day: today, today, now: now.getTime() };
    const nights = await unitsOfBookings(
      deps.db,
      live.id,
      rows.map((row) => row.booking_id),
      addDays(today, -1),
    );
    const bookings = rows.map(
      async (row) => onSheet(await live.agreedHotel(deps.db, row), row, sheet, language, nights).booking,
    );
    return { status: 200, body: { bookings: await Promise.all(bookings) } };
  });
}
