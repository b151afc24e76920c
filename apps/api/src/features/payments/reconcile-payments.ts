import type { Deps } from '../../deps.ts';
import { settle } from './settle.ts';

/** A failed payment may revive for three days (facts: "Late authorisation"); after that nobody asks any more. */
const watchedMs = 3 * 24 * 3_600_000;
const batch = 20;

/**
 * Asks the gateways about payments that nobody has reported, ever less often. Claiming is moving `check_at` ahead, so
 * that several instances ask once. Returns how many were asked about.
 */
export async function reconcilePayments(deps: Deps): Promise<number> {
  const now = deps.clock();
  const due = await deps.db
    .selectFrom('payment')
    .selectAll()
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(batch)
    .execute();
  let asked = 0;
  for (const payment of due) {
    const age = now.getTime() - payment.created_at.getTime();
    const next = age > watchedMs ? null : new Date(now.getTime() + Math.max(deps.settings.reconcileAfterMs, age));
    const claimed = await deps.db
      .updateTable('payment')
      .set({ check_at: next })
      .where('hotel_id', '=', payment.hotel_id)
      .where('payment_id', '=', payment.payment_id)
      .where('check_at', '=', payment.check_at)
      .returning('payment_id')
      .executeTakeFirst();
    if (claimed === undefined || payment.gateway_order_id === null) continue;
    asked += 1;
    const outcome = await deps.gateways[payment.gateway].outcomeOf(payment.gateway_order_id);
    if (outcome.kind === 'unavailable')
      deps.log.warn({ gateway: payment.gateway, reason: outcome.reason }, 'payment not reconciled yet');
    if (outcome.kind === 'captured' || outcome.kind === 'failed')
      await settle(deps, {
        hotelId: payment.hotel_id,
        gateway: payment.gateway,
        orderId: payment.gateway_order_id,
        result: outcome,
      });
  }
  return asked;
}
