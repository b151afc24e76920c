import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { mayAct } from '../../messaging/messaging.ts';
import { actOnce } from './act-once.ts';
import { changeContact, sendPaymentLink, sendVoucherAgain } from '../../reservations/reservations.ts';

/** What a property does for the guest of a booking, beside the stay and its money. */
export function propertyGuestsRoutes(app: FastifyInstance, deps: Deps): void {
  const act = actOnce(deps);

  route(app, 'changeContact', async (asked) => {
    const may = await mayAct(deps, asked.params.booking);
    if (may !== 'yes') return { status: 409, body: { code: may } };
    const answer = await act('contact', asked, (tx, hotel, bookingId, at) =>
      changeContact(tx, hotel, bookingId, asked.body, at),
    );
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return refusal === 'invalid_phone' || refusal === 'idempotency_key_reused'
      ? { status: 422, body: { code: refusal } }
      : { status: 409, body: { code: refusal } };
  });

  route(app, 'sendVoucherAgain', async (asked) => {
    const may = await mayAct(deps, asked.params.booking);
    if (may !== 'yes') return { status: 409, body: { code: may } };
    const answer = await act('voucher-again', asked, sendVoucherAgain);
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return refusal === 'idempotency_key_reused'
      ? { status: 422, body: { code: refusal } }
      : { status: 409, body: { code: refusal } };
  });

  route(app, 'sendPaymentLink', async (asked) => {
    const may = await mayAct(deps, asked.params.booking);
    if (may !== 'yes') return { status: 409, body: { code: may } };
    const answer = await act('payment-link', asked, sendPaymentLink);
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return refusal === 'idempotency_key_reused'
      ? { status: 422, body: { code: refusal } }
      : { status: 409, body: { code: refusal } };
  });
}
