import type { Deps } from '../../deps.ts';
import { moveCheck, paymentsToCheck } from '../ledger/payments.queries.ts';
import { settle } from './settle.ts';

/** A late authorisation may revive a failed payment for three days; after that nobody asks any more. */
const watchedMs = 3 * 24 * 3_600_000;
const batch = 20;

/**
 * Asks the gateways about payments that nobody has reported, ever less often. Claiming is moving `check_at` ahead, so
 * that several instances ask once. Returns how many were asked about.
 */
export async function reconcilePayments(deps: Deps): Promise<number> {
  const now = deps.clock();
  const due = await paymentsToCheck(deps.db, now, batch);
  let asked = 0;
  for (const payment of due) {
    const age = now.getTime() - payment.created_at.getTime();
    const next = age > watchedMs ? null : new Date(now.getTime() + Math.max(deps.settings.reconcileAfterMs, age));
    const isOurs = await moveCheck(deps.db, payment, next);
    if (!isOurs || payment.gateway_order_id === null) continue;
    asked += 1;
    const { hotel_id: hotelId, gateway, gateway_order_id: orderId } = payment;
    const found = await deps.gateways[gateway].endedOf(orderId);
    if (found.kind === 'unavailable') deps.log.warn({ gateway, reason: found.reason }, 'payment not reconciled yet');
    // Settle every payment: a second one for the same order is refunded.
    else for (const result of found.ended) await settle(deps, { hotelId, gateway, orderId, result });
  }
  return asked;
}
