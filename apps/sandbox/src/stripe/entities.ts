import { isUndecided } from '../gateway-disputes.ts';
import type { GatewayDispute, GatewayPayment, GatewayRefund } from '../state/gateway-books.ts';
import type { StripeState } from '../state/stripe-state.ts';
import { knownMethod } from './stored-methods.ts';
import { saidOf } from './methods.ts';

/** The provider's own shapes, on the wire and in webhooks. What is named in `expand` stands whole in place of its id. */
export function intentEntity(stripe: StripeState, id: string, expand: readonly string[] = []): object {
  const { books, intents } = stripe;
  const [order, intent] = [books.orders.get(id), intents.get(id)];
  if (order === undefined || intent === undefined) throw new Error('an intent without its order');
  const charge = [...books.payments.values()].findLast(({ orderId }) => orderId === id);
  const taken = charge?.status === 'captured' ? (charge.amountCaptured ?? order.amount) : 0;
  const isWhole = expand.includes('latest_charge') && charge !== undefined;
  return {
    id,
    object: 'payment_intent',
    amount: order.amount,
    amount_capturable: intent.status === 'requires_capture' ? order.amount : 0,
    amount_received: taken,
    application_fee_amount: intent.fee,
    automatic_payment_methods: { allow_redirects: intent.mayRedirect ? 'always' : 'never', enabled: true },
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: order.capture === 'manual' ? 'manual' : 'automatic_async',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: order.createdAt,
    currency: order.currency.toLowerCase(),
    customer: intent.customer,
    description: intent.description,
    last_payment_error: intent.lastError,
    latest_charge: isWhole ? chargeEntity(stripe, charge) : (charge?.id ?? null),
    livemode: false,
    metadata: order.notes,
    next_action:
      intent.status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: { return_url: intent.returnUrl, url: `${stripe.address}/hooks/redirect/${id}` },
          }
        : null,
    on_behalf_of: intent.onBehalfOf,
    payment_method: intent.methodId,
    payment_method_types: ['card', 'link', 'sepa_debit'],
    receipt_email: intent.receiptEmail,
    setup_future_usage: null,
    statement_descriptor: null,
    status: intent.status,
    transfer_data: intent.destination === null ? null : { destination: intent.destination },
    transfer_group: intent.destination === null ? null : `group_${id}`,
  };
}

export function chargeEntity(stripe: StripeState, charge: GatewayPayment): object {
  const { books, intents } = stripe;
  const order = books.orders.get(charge.orderId);
  const intent = intents.get(charge.orderId);
  const amount = order?.amount ?? 0;
  const isTaken = charge.status === 'captured';
  const method = knownMethod(stripe, intent?.methodId ?? '');
  return {
    id: charge.id,
    object: 'charge',
    amount,
    amount_captured: isTaken ? (charge.amountCaptured ?? amount) : 0,
    amount_refunded: charge.amountRefunded,
    application_fee_amount: intent?.fee ?? null,
    captured: isTaken,
    created: charge.createdAt,
    currency: order?.currency.toLowerCase(),
    customer: intent?.customer ?? null,
    destination: intent?.destination ?? null,
    disputed: [...books.disputes.values()].some(({ paymentId }) => paymentId === charge.id),
    failure_code: charge.reason === null ? null : codeOf(charge.reason),
    failure_message: charge.reason === null ? null : saidOf(charge.reason).message,
    livemode: false,
    metadata: charge.notes,
    outcome: outcomeOf(charge),
    paid: charge.status !== 'failed',
    payment_intent: charge.orderId,
    payment_method: intent?.methodId ?? null,
    payment_method_details:
      method?.type === 'card'
        ? {
            type: 'card',
            card: {
              brand: method.brand,
              last4: method.last4,
              ...heldUntil(charge, method.brand, intent?.isAlone === true),
            },
          }
        : { type: method?.type ?? 'card' },
    refunded: isTaken && charge.amountRefunded >= (charge.amountCaptured ?? amount),
    status: charge.status === 'failed' ? 'failed' : 'succeeded',
    transfer_data:
      intent === undefined || intent.destination === null ? null : { destination: intent.destination, amount: null },
  };
}

const [dayS, hourS] = [24 * 3600, 3600];

/** Until when a bank holds what is only authorised: 7 days, and by Visa without the guest 4 days and 18 hours. */
const heldUntil = ({ status, createdAt }: GatewayPayment, brand: string, isAlone: boolean): object =>
  status === 'authorized'
    ? { capture_before: createdAt + (isAlone && brand === 'visa' ? 4 * dayS + 18 * hourS : 7 * dayS) }
    : {};

/** Declines of the bank have one code, and a word of the bank's beside it. */
const own = new Set(['expired_card', 'incorrect_cvc', 'processing_error', 'authentication_required']);
export const codeOf = (reason: string): string => (own.has(reason) ? reason : 'card_declined');

const outcomeOf = ({ reason, status }: GatewayPayment): object =>
  status === 'failed'
    ? {
        type: 'issuer_declined',
        network_status: 'declined_by_network',
        reason: reason ?? 'generic_decline',
        advice_code: saidOf(reason ?? '').advice,
      }
    : { type: 'authorized', network_status: 'approved_by_network', reason: null };

const refundStatus = { pending: 'pending', processed: 'succeeded', failed: 'failed' } as const;

export function refundEntity({ books }: StripeState, refund: GatewayRefund): object {
  const charge = books.payments.get(refund.paymentId);
  const order = charge === undefined ? undefined : books.orders.get(charge.orderId);
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.paymentId,
    created: refund.createdAt,
    currency: order?.currency.toLowerCase(),
    metadata: refund.notes,
    payment_intent: order?.id ?? null,
    reason: null,
    receipt_number: null,
    status: refundStatus[refund.status],
    ...(refund.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
  };
}

const disputeStatus = {
  open: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  closed: 'warning_closed',
} as const;

export function disputeEntity({ books }: StripeState, dispute: GatewayDispute): object {
  const charge = books.payments.get(dispute.paymentId);
  const order = charge === undefined ? undefined : books.orders.get(charge.orderId);
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    charge: dispute.paymentId,
    created: dispute.createdAt,
    currency: order?.currency.toLowerCase(),
    evidence_details: { due_by: dispute.createdAt + 14 * 24 * 3600, has_evidence: false, submission_count: 0 },
    is_charge_refundable: !isUndecided(dispute),
    livemode: false,
    metadata: {},
    payment_intent: order?.id ?? null,
    reason: 'fraudulent',
    status: disputeStatus[dispute.status],
  };
}
