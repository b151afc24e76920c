import { addDays, isStayDate, type LocalDate } from '@latchkey/booking-core/dates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { type DateSpan, nightsOnSale } from '../ari-edits/editable-nights.ts';
import { hotelOfCaller, noKey } from '../routes/with-property.ts';
import { rateGrid } from './rate-grid.service.ts';

const usualNights = 14;

/** What a hotel sells on some nights, as a grid shows it. */
export function rateGridRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getRateGrid', async ({ headers, query }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    const onSale = nightsOnSale(hotel, deps.clock());
    const span = within(onSale, query.from, query.nights ?? usualNights);
    return { status: 200, body: await rateGrid(deps, hotel, { onSale, span, language: query.language }) };
  });
}

/** The nights asked for; those before today or beyond the last that is sold are the nearest that are on sale. */
function within(onSale: DateSpan, asked: LocalDate | undefined, nights: number): DateSpan {
  const wanted = asked === undefined || !isStayDate(asked) || asked < onSale.from ? onSale.from : asked;
  const from = wanted > onSale.to ? onSale.to : wanted;
  const to = addDays(from, nights - 1);
  return { from, to: to > onSale.to ? onSale.to : to };
}
