import type { FastifyInstance } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import { bookingOf } from '../booking-page/booking-view.ts';
import { changeOwnBooking } from '../booking-page/change-own-booking.ts';
import { ownBooking } from '../booking-page/own-booking.ts';
import { lockBooking } from '../../bookings/bookings.ts';
import { findShare, writeShare } from '../../ledger/ledger.ts';
import { divideCost } from './divide-cost.ts';
import { shareOf } from './share-of.ts';
import { dividedCostOf, payersShareOf } from './shares-view.ts';

/** Dividing what a stay costs among several payers, and what each of them sees. */
export function sharesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listShares', async ({ params }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    return { status: 200, body: await dividedCostOf(deps.db, own.found.hotel, own.found.row, deps.clock()) };
  });

  route(app, 'divideCost', async ({ params, headers, body }, exchange) => {
    const asked = { bookingId: params.bookingId, scope: 'shares', key: headers['idempotency-key'], body };
    const changed = await changeOwnBooking(deps, exchange, asked, (tx, hotel, at) =>
      divideCost(tx, hotel, params.bookingId, body.shares, at),
    );
    if ('refusal' in changed) return { status: 409, body: { code: changed.refusal } };
    if (changed.answer.status !== 200) return changed.answer;
    const found = await bookingOf(deps, params.bookingId);
    return found === undefined
      ? { status: 404, body: { code: 'not_found' } }
      : { status: 200, body: await dividedCostOf(deps.db, found.hotel, found.row, deps.clock()) };
  });

  route(app, 'getShare', async ({ params }, { reply }) => {
    reply.header('cache-control', 'private, no-store');
    const found = await shareOf(deps, params.shareId);
    if (found === undefined) return { status: 404, body: { code: 'not_found' } };
    return { status: 200, body: await payersShareOf(deps.db, found.hotel, found.booking, found.share, deps.clock()) };
  });

  route(app, 'declineShare', async ({ params }, { reply }) => {
    reply.header('cache-control', 'private, no-store');
    const found = await shareOf(deps, params.shareId);
    if (found === undefined) return { status: 404, body: { code: 'not_found' } };
    const { hotel, booking } = found;
    const state = await transact(deps.db, async (tx) => {
      await lockBooking(tx, bookingKey(hotel.id, booking.booking_id));
      const share = await findShare(tx, hotel.id, params.shareId);
      if (share?.state === 'open') await writeShare(tx, share, { state: 'declined' });
      return share?.state;
    });
    // Said twice it is the same.
    if (state !== 'open' && state !== 'declined') return { status: 409, body: { code: 'share_not_open' } };
    const share = { ...found.share, state: 'declined' as const };
    return { status: 200, body: await payersShareOf(deps.db, hotel, booking, share, deps.clock()) };
  });
}
