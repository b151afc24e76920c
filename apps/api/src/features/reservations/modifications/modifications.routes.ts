import type { BookingReply } from '@latchkey/api-contract/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deviceOf } from '../../../http/device-cookie.ts';
import { route } from '../../../http/route.ts';
import { changeOwnBooking } from '../booking-page/change-own-booking.ts';
import { viewAfter } from '../booking-page/booking-view.ts';
import { ownBooking, type NotOwn } from '../booking-page/own-booking.ts';
import { askAccounts } from '../../refunds/refunds.ts';
import { modifyBooking, quoteModification } from './modify-booking.ts';

export function modificationsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'quoteModification', async ({ params, body }, { request }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    await askAccounts(deps, own.found.row);
    const quote = await quoteModification(deps, own.found.hotel.live, own.found.row, body);
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
    if (refusal === 'altered') return alteredSince(deps, params.bookingId, exchange.request);
    if (typeof refusal === 'object')
      return { status: 409, body: { code: 'difference_changed', quote: refusal.changed } };
    return refusal === 'payment_not_offered'
      ? { status: 422, body: { code: refusal } }
      : { status: 409, body: { code: refusal } };
  });
}

/** The booking as it stands now, for a guest who would have changed it as it stood before. */
async function alteredSince(
  deps: Deps,
  bookingId: string,
  request: FastifyRequest,
): Promise<
  NotOwn | { readonly status: 409; readonly body: { readonly code: 'booking_changed'; readonly newer: BookingReply } }
> {
  const own = await ownBooking(deps, bookingId, request);
  if ('refused' in own) return own.refused;
  return { status: 409, body: { code: 'booking_changed', newer: await viewAfter(deps, own.found, request) } };
}
