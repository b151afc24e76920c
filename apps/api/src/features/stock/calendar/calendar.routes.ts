import type { FastifyInstance } from 'fastify';
import { isStayDate } from '@latchkey/booking-core/dates';
import type { Deps } from '../../../deps.ts';
import { badField } from '../../../http/bad-request.ts';
import { route } from '../../../http/route.ts';
import { ResponseCache } from '../availability/response-cache.ts';
import { propertyNow } from '../../catalogue/catalogue.ts';
import { calendarOf } from './calendar.service.ts';

export function calendarRoutes(app: FastifyInstance, { hotels, ariSnapshots, clock, settings }: Deps): void {
  // A calendar says that a date has rooms, never how many: nothing in it is scarce.
  const answers = new ResponseCache(settings.answerBytes / 4);

  route(app, 'getCalendar', async ({ params, query }, { written }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    if (!isStayDate(query.from)) throw badField('query', 'from', 'is a day that no stay can begin on');
    const now = propertyNow(hotel.sale.timeZone, clock());
    const { snapshot, version } = await ariSnapshots.of(hotel.id);
    const key = `${hotel.id} ${hotel.fingerprint} ${now.today} ${now.hour} ${query.from} ${query.days} ${query.roomTypeId ?? ''}`;
    const known = answers.get(key, version);
    if (known !== undefined) return known;
    const body = { currency: hotel.sale.currency, days: calendarOf(hotel, query, now, snapshot) };
    if (!answers.isRepeated(key)) return { status: 200, body };
    const answer = written(200, body);
    answers.set(key, version, answer);
    return answer;
  });
}
