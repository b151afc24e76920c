import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { askAccounts } from '../../refunds/refunds.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { previewAct } from './preview-act.ts';

/** What an act would make of the money of a stay, before it is done. */
export function actPreviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'previewAct', async ({ headers, params, body }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await bookingOfHotel(deps, hotel, params.booking);
    if (row === undefined) return unknownBooking;
    // What can still go back follows from what the gateway says that it has given.
    await askAccounts(deps, row);
    const preview = await previewAct(deps.db, hotel, row, body, deps.clock());
    reply.header('cache-control', 'private, no-store');
    if (!('refused' in preview)) return { status: 200, body: { currency: row.currency, ...preview } };
    const { refused } = preview;
    return refused === 'not_found' ? unknownBooking : { status: 409, body: { code: refused } };
  });
}
