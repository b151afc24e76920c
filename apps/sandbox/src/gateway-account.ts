import { disputesOf, isUndecided, leftOf } from './gateway-disputes.ts';
import { newId, nowSeconds } from './ids.ts';
import type { GatewayAccount, GatewayOrder, GatewayPayment, GatewayRefund } from './state/gateway-books.ts';

/** What is common to the providers: orders, payments of them, refunds of those. Amounts in hundredths. */
export function openOrder(
  account: GatewayAccount,
  order: Pick<GatewayOrder, 'receipt' | 'amount' | 'currency' | 'notes' | 'isPartial' | 'capture'>,
  id = newId('order'),
): GatewayOrder {
  const opened: GatewayOrder = {
    ...order,
    id,
    createdAt: nowSeconds(),
    status: 'created',
    attempts: 0,
  };
  account.orders.set(opened.id, opened);
  return opened;
}

/** A payment attempt. An order is paid once, which is when its payment is captured; a second success for it is refused. */
export function attemptPayment(
  account: GatewayAccount,
  order: GatewayOrder,
  result: GatewayPayment['status'],
  { notes, reason }: Pick<GatewayPayment, 'notes' | 'reason'>,
  id = newId('pay'),
): GatewayPayment | 'already_paid' {
  if (order.status === 'paid') return 'already_paid';
  order.attempts += 1;
  order.status = result === 'captured' ? 'paid' : 'attempted';
  const payment: GatewayPayment = {
    id,
    orderId: order.id,
    transactionId: newId('txn'),
    reason: result === 'failed' ? reason : null,
    createdAt: nowSeconds(),
    notes,
    status: result,
    amountRefunded: 0,
  };
  account.payments.set(payment.id, payment);
  return payment;
}

export type CaptureRefusal = 'not_authorized' | 'captured_before' | 'other_amount';

/** Takes money that was only authorised: the whole of it, once. */
export function capturePayment(
  account: GatewayAccount,
  payment: GatewayPayment,
  amount: number,
): 'captured' | CaptureRefusal {
  const order = account.orders.get(payment.orderId);
  if (payment.status === 'captured') return 'captured_before';
  if (order === undefined || payment.status !== 'authorized') return 'not_authorized';
  if (order.amount !== amount) return 'other_amount';
  order.status = 'paid';
  payment.status = 'captured';
  return 'captured';
}

/** A failed payment that is authorised after all, as banks do within three days. */
export function revive(account: GatewayAccount, payment: GatewayPayment): 'revived' | 'already_paid' {
  const order = account.orders.get(payment.orderId);
  if (order === undefined || order.status === 'paid') return 'already_paid';
  order.status = 'paid';
  payment.status = 'captured';
  return 'revived';
}

export type RefundRefusal = 'not_captured' | 'disputed' | 'refunded_before' | 'too_much' | 'other_body';

/**
 * Refunds a payment: a repeated key gives the refund it gave before, and what goes back with what lost disputes took never
 * exceeds the captured amount. Nothing is refunded while a dispute is open.
 */
export function refundPayment(
  account: GatewayAccount,
  payment: GatewayPayment,
  wanted: { amount: number | undefined; request: string } & Pick<GatewayRefund, 'key' | 'notes' | 'receipt' | 'speed'>,
  status: GatewayRefund['status'],
  id = newId('rfnd'),
): GatewayRefund | RefundRefusal {
  const known =
    wanted.key === null ? undefined : [...account.refunds.values()].find((refund) => refund.key === wanted.key);
  if (known !== undefined)
    return known.paymentId === payment.id && known.request === wanted.request ? known : 'other_body';
  if (payment.status !== 'captured') return 'not_captured';
  if (disputesOf(account, payment.id).some(isUndecided)) return 'disputed';
  const left = leftOf(account, payment);
  if (left <= 0) return 'refunded_before';
  const amount = wanted.amount ?? left;
  if (amount < 1 || amount > left) return 'too_much';
  if (status !== 'failed') payment.amountRefunded += amount;
  const refund: GatewayRefund = {
    id,
    paymentId: payment.id,
    amount,
    key: wanted.key,
    request: wanted.request,
    receipt: wanted.receipt,
    speed: wanted.speed,
    notes: wanted.notes,
    createdAt: nowSeconds(),
    status,
  };
  account.refunds.set(refund.id, refund);
  return refund;
}

/** A refund as it stands: one that was pending ends as refunds do now, unless they are still pending. */
export function refundNow(
  account: GatewayAccount,
  id: string,
  status: GatewayRefund['status'],
): GatewayRefund | undefined {
  const refund = account.refunds.get(id);
  if (refund === undefined || refund.status !== 'pending' || status === 'pending') return refund;
  refund.status = status;
  const payment = account.payments.get(refund.paymentId);
  if (status === 'failed' && payment !== undefined) payment.amountRefunded -= refund.amount;
  return refund;
}

export function paymentsOfOrder(account: GatewayAccount, orderId: string): GatewayPayment[] {
  return [...account.payments.values()].filter((payment) => payment.orderId === orderId);
}
