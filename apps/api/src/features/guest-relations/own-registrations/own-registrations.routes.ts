import type { FastifyInstance } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { lockBooking } from '../../bookings/bookings.ts';
import { keepEntry, ownRegistration, withdrawEntry, type NotKept } from '../../registration/registration.ts';
import { ownBooking } from '../../reservations/reservations.ts';

const none = { status: 404, body: { code: 'not_found' } } as const;
const noDuty = { status: 409, body: { code: 'no_duty' } } as const;

/** What a guest fills in from the booking's page, by the proof of that page. */
export function ownRegistrationsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getOwnRegistration', async ({ params }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const view = await ownRegistration(deps, own.found.hotel, own.found.row);
    return view === undefined ? noDuty : { status: 200, body: view };
  });

  route(app, 'keepOwnRegistration', async ({ params, body }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel } = own.found;
    const said = await transact<'done' | NotKept>(deps.db, async (tx) => {
      const row = await lockBooking(tx, own.found.row);
      if (row?.status !== 'confirmed') return 'no_duty';
      if (Object.keys(body.entry).length === 0) return withdrawEntry(tx, hotel, row, body.place, deps.clock());
      return keepEntry(tx, deps, hotel, row, { ...body, entry: body.entry as never, by: 'guest' }, deps.clock());
    });
    if (said === 'no_place') return none;
    if (said === 'closed' || said === 'cannot_keep') return { status: 409, body: { code: said } };
    const view = said === 'done' ? await ownRegistration(deps, hotel, own.found.row) : undefined;
    return view === undefined ? noDuty : { status: 200, body: view };
  });
}
