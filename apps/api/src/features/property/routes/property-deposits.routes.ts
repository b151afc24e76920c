import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { actOnce } from './act-once.ts';
import { bounded } from './bounded.ts';
import { captureDeposit, letDepositGo } from '../../reservations/reservations.ts';

/** What a property does with a security deposit that is held on a guest's card. */
export function propertyDepositsRoutes(app: FastifyInstance, deps: Deps): void {
  const act = actOnce(deps);

  route(app, 'captureDeposit', async (asked) => {
    const answer = await act('deposit-capture', asked, (tx, hotel, bookingId, at) =>
      captureDeposit(tx, hotel, bookingId, asked.body, at),
    );
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    if (refusal === 'above_bound' || refusal === 'prove_again')
      return bounded(deps, { reference: asked.params.booking }, refusal);
    return refusal === 'idempotency_key_reused'
      ? { status: 422, body: { code: refusal } }
      : { status: 409, body: { code: refusal } };
  });

  route(app, 'letDepositGo', async ({ headers, params }) => {
    const answer = await act('deposit-let-go', { headers, params }, letDepositGo);
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return { status: 409, body: { code: refusal === 'idempotency_key_reused' ? 'not_held' : refusal } };
  });
}
