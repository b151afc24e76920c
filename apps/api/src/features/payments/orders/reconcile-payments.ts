import type { Deps } from '../../../deps.ts';
import { askAccount, isUnderWay } from '../../refunds/refunds.ts';
import { moveCheck, type PaymentRow, paymentsToCheck } from '../../ledger/ledger.ts';
import { settle } from './settle.ts';

const dayMs = 24 * 3_600_000;
/** A late authorisation may revive a failed payment for three days, and a person may capture one by hand for five. */
const watchedMs = 6 * dayMs;
/** Captured payments are asked about once a day at least. */
const seldomMs = dayMs;
const batch = 20;

/**
 * Asks the gateways about payments that nobody has reported, ever less often, and about captured ones for as long as they
 * can be given back: what moves at a gateway is told by messages, which can be lost. Claiming is moving `check_at` ahead,
 * so that several instances ask once. Returns how many were asked about.
 */
export async function reconcilePayments(deps: Deps): Promise<number> {
  const now = deps.clock();
  let asked = 0;
  for (const payment of await paymentsToCheck(deps.db, 'awaited', now, batch))
    asked += Number(await alone(deps, payment, () => reconcileAwaited(deps, payment, now)));
  for (const payment of await paymentsToCheck(deps.db, 'captured', now, batch))
    asked += Number(await alone(deps, payment, () => reconcileCaptured(deps, payment, now)));
  return asked;
}

/** A payment that fails to reconcile must not stop the others. */
async function alone({ log }: Deps, payment: PaymentRow, reconcile: () => Promise<boolean>): Promise<boolean> {
  try {
    return await reconcile();
  } catch (cause) {
    log.error({ err: cause, hotelId: payment.hotel_id, paymentId: payment.payment_id }, 'payment not reconciled');
    return false;
  }
}

async function reconcileAwaited(deps: Deps, payment: PaymentRow, now: Date): Promise<boolean> {
  const isOurs = await moveCheck(deps.db, payment, nextCheck(deps, payment, now, { untilMs: watchedMs }));
  if (!isOurs || payment.gateway_order_id === null) return false;
  const { hotel_id: hotelId, gateway, vendor, gateway_order_id: orderId } = payment;
  const found = await (await deps.gatewayAt(payment)).endedOf(orderId);
  if (found.kind === 'unavailable') deps.log.warn({ gateway, reason: found.reason }, 'payment not reconciled yet');
  // Settle every payment: a second one for the same order is refunded.
  else for (const result of found.ended) await settle(deps, { hotelId, gateway, vendor, orderId, result });
  return true;
}

async function reconcileCaptured(deps: Deps, payment: PaymentRow, now: Date): Promise<boolean> {
  const untilMs = deps.gateways[payment.gateway].refundableDays * dayMs;
  const next =
    nextCheck(deps, payment, now, { untilMs, atMostMs: seldomMs }) ??
    ((await isUnderWay(deps.db, payment)) ? new Date(now.getTime() + seldomMs) : null);
  if (!(await moveCheck(deps.db, payment, next))) return false;
  await askAccount(deps, payment);
  return true;
}

/** As long again as the payment is old; null once it is too old. */
function nextCheck(
  { settings }: Deps,
  { created_at: opened }: PaymentRow,
  now: Date,
  { untilMs, atMostMs = Infinity }: { readonly untilMs: number; readonly atMostMs?: number },
): Date | null {
  const age = now.getTime() - opened.getTime();
  return age > untilMs ? null : new Date(now.getTime() + Math.min(atMostMs, Math.max(settings.reconcileAfterMs, age)));
}
