import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { changeOwnBooking } from '../booking-page/change-own-booking.ts';
import { ownBooking } from '../booking-page/own-booking.ts';
import { askAccounts } from '../../refunds/refunds.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import { cancelByGuest } from './cancel-booking.ts';
import { cancellationQuoteOf } from './cancellation-terms.ts';

export function cancellationsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'quoteCancellation', async ({ params }, { request }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel, row } = own.found;
    await askAccounts(deps, row);
    const quote = cancellationQuoteOf(hotel, row, await moneyOf(deps.db, row), deps.clock());
    return 'refused' in quote ? { status: 409, body: { code: quote.refused } } : { status: 200, body: quote };
  });

  route(app, 'cancelBooking', async ({ params, headers, body }, exchange) => {
    const asked = { bookingId: params.bookingId, scope: 'cancellation', key: headers['idempotency-key'], body };
    const changed = await changeOwnBooking(
      deps,
      exchange,
      asked,
      (tx, hotel, at) => cancelByGuest(tx, hotel, params.bookingId, body, at),
      askAccounts,
    );
    if ('answer' in changed) return changed.answer;
    const { refusal } = changed;
    return {
      status: 409,
      body: typeof refusal === 'object' ? { code: 'refund_changed', quote: refusal.changed } : { code: refusal },
    };
  });
}
