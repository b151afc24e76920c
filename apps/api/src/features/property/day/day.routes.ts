import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { hotelOfCaller, noKey } from '../routes/with-property.ts';
import { lookAt } from './looks.ts';
import { daySheet } from './day.service.ts';

/** The sheet of a property's day. */
export function dayRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'lookAtDay', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    await lookAt(deps.db, hotel.id, { at: new Date(body.at), isSeen: body.isSeen ?? false, now: deps.clock() });
    return { status: 200, body: {} };
  });

  route(app, 'getDay', async ({ headers, query }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await daySheet(deps, hotel, query) };
  });
}
