import type {
  GatewayAccount,
  GatewayDispute,
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
} from '../state/gateway-books.ts';

/** The gateway's own shapes, on the wire and in webhooks. */
export function orderEntity(order: GatewayOrder): object {
  const paid = order.status === 'paid' ? order.amount : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    partial_payment: order.isPartial,
    offer_id: null,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    status: order.status,
    attempts: order.attempts,
    notes: notesOf(order.notes),
    created_at: order.createdAt,
  };
}

export function paymentEntity(account: GatewayAccount, payment: GatewayPayment): object {
  const order = account.orders.get(payment.orderId);
  const isFailed = payment.status === 'failed';
  const isCaptured = payment.status === 'captured';
  // 2 % and 18 % tax on it, both in the fee.
  const tax = Math.round((order?.amount ?? 0) * 0.02 * 0.18);
  const fee = Math.round((order?.amount ?? 0) * 0.02) + tax;
  const isRefunded = order !== undefined && payment.amountRefunded >= order.amount;
  return {
    id: payment.id,
    entity: 'payment',
    amount: order?.amount ?? 0,
    currency: order?.currency ?? 'INR',
    status: isRefunded ? 'refunded' : payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: 'upi',
    captured: isCaptured,
    amount_refunded: payment.amountRefunded,
    refund_status: payment.amountRefunded === 0 ? null : isRefunded ? 'full' : 'partial',
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: isFailed ? 'failure@razorpay' : 'success@razorpay',
    email: 'guest@example.com',
    contact: '+919845012345',
    notes: notesOf(payment.notes),
    fee: isCaptured ? fee : null,
    tax: isCaptured ? tax : null,
    error_code: isFailed ? failure.code : null,
    error_description: isFailed ? failure.description : null,
    error_source: isFailed ? failure.source : null,
    error_step: isFailed ? failure.step : null,
    error_reason: payment.reason,
    acquirer_data: { rrn: payment.transactionId },
    created_at: payment.createdAt,
  };
}

export function refundEntity(account: GatewayAccount, refund: GatewayRefund): object {
  const payment = account.payments.get(refund.paymentId);
  const currency = payment === undefined ? 'INR' : account.orders.get(payment.orderId)?.currency;
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency,
    payment_id: refund.paymentId,
    notes: notesOf(refund.notes),
    receipt: refund.receipt,
    acquirer_data: { arn: null },
    batch_id: null,
    status: refund.status,
    speed_requested: refund.speed,
    speed_processed: 'normal',
    created_at: refund.createdAt,
  };
}

export function disputeEntity(account: GatewayAccount, dispute: GatewayDispute): object {
  const payment = account.payments.get(dispute.paymentId);
  const currency = payment === undefined ? 'INR' : account.orders.get(payment.orderId)?.currency;
  return {
    id: dispute.id,
    entity: 'dispute',
    payment_id: dispute.paymentId,
    amount: dispute.amount,
    currency,
    amount_deducted: dispute.status === 'lost' ? dispute.amount : 0,
    reason_code: 'chargeback',
    respond_by: dispute.createdAt + 7 * 24 * 3600,
    status: dispute.status,
    phase: 'chargeback',
    created_at: dispute.createdAt,
  };
}

export const failure = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Payment was unsuccessful as the bank declined it.',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
};

/** An empty list where there are none, as the gateway writes it. */
const notesOf = (notes: Readonly<Record<string, string>>): object => (Object.keys(notes).length === 0 ? [] : notes);
