import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deviceOf } from '../../../http/device-cookie.ts';
import { route } from '../../../http/route.ts';
import { changeOwnBooking } from '../booking-page/change-own-booking.ts';
import { ownBooking } from '../booking-page/own-booking.ts';
import { askAccounts } from '../refunds/ask-account.ts';
import { modifyBooking, quoteModification } from './modify-booking.ts';

export function modificationsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'quoteModification', async ({ params, body }, { request }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    await askAccounts(deps, own.found.row);
    const quote = await quoteModification(deps, own.found.hotel, own.found.row, body);
    if (!('refused' in quote)) return { status: 200, body: quote };
    return quote.refused === 'not_modifiable' || quote.refused === 'sold_out' || quote.refused === 'hotel_closed'
      ? { status: 409, body: { code: quote.refused } }
      : { status: 422, body: { code: quote.refused } };
  });

  route(app, 'modifyBooking', async ({ params, headers, body }, exchange) => {
    const asked = { bookingId: params.bookingId, scope: 'modification', key: headers['idempotency-key'], body };
    const booker = { deviceHash: deviceOf(exchange.request) ?? '', address: exchange.request.ip };
    const changed = await changeOwnBooking(
      deps,
      exchange,
      asked,
      (tx, hotel, at) => modifyBooking(tx, deps, hotel, params.bookingId, body, booker, at),
      askAccounts,
    );
    if ('answer' in changed) return changed.answer;
    const { refusal } = changed;
    if (typeof refusal === 'object')
      return { status: 409, body: { code: 'difference_changed', quote: refusal.changed } };
    return refusal === 'payment_not_offered'
      ? { status: 422, body: { code: refusal } }
      : { status: 409, body: { code: refusal } };
  });
}
