import { newId, nowSeconds } from './ids.ts';
import type { GatewayAccount, GatewayDispute, GatewayPayment } from './state/gateway-books.ts';

export const disputesOf = (account: GatewayAccount, paymentId: string): GatewayDispute[] =>
  [...account.disputes.values()].filter((dispute) => dispute.paymentId === paymentId);

export const isUndecided = ({ status }: GatewayDispute): boolean => status === 'open' || status === 'under_review';

/** What can still go back of a captured payment. */
export function leftOf(account: GatewayAccount, payment: GatewayPayment): number {
  const whole = payment.amountCaptured ?? account.orders.get(payment.orderId)?.amount ?? 0;
  const captured = payment.status === 'captured' ? whole : 0;
  const lost = disputesOf(account, payment.id).filter(({ status }) => status === 'lost');
  return captured - payment.amountRefunded - lost.reduce((sum, { amount }) => sum + amount, 0);
}

/** A payer disputes what is left of a captured payment, or a part of it. One dispute at a time is open. */
export function openDispute(
  account: GatewayAccount,
  payment: GatewayPayment,
  amount = leftOf(account, payment),
  id = newId('disp'),
): GatewayDispute | 'nothing_to_dispute' {
  const isOpen = disputesOf(account, payment.id).some(isUndecided);
  if (isOpen || amount < 1 || amount > leftOf(account, payment)) return 'nothing_to_dispute';
  const dispute: GatewayDispute = {
    id,
    paymentId: payment.id,
    amount,
    createdAt: nowSeconds(),
    status: 'open',
  };
  account.disputes.set(dispute.id, dispute);
  return dispute;
}

/** Moves a dispute on; what is decided stays decided. */
export function moveDispute(dispute: GatewayDispute, status: GatewayDispute['status']): 'moved' | 'decided_before' {
  if (!isUndecided(dispute)) return 'decided_before';
  dispute.status = status;
  return 'moved';
}
