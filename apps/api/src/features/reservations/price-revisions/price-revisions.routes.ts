import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { changeOwnBooking } from '../booking-page/change-own-booking.ts';
import { askAccounts } from '../../refunds/refunds.ts';
import { answerRevision } from './answer-revision.ts';

export function priceRevisionsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'answerPriceRevision', async ({ params, headers, body }, exchange) => {
    const asked = { bookingId: params.bookingId, scope: 'revision', key: headers['idempotency-key'], body };
    const changed = await changeOwnBooking(
      deps,
      exchange,
      asked,
      (tx, hotel, at) => answerRevision(tx, hotel, params.bookingId, body, at, deps.settings.holdMs),
      askAccounts,
    );
    return 'answer' in changed ? changed.answer : { status: 409, body: { code: changed.refusal } };
  });
}
