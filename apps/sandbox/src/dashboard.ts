import type { CardVaultEvents } from './card-vault/events.ts';
import { capturePayment, refundPayment } from './gateway-account.ts';
import { moveDispute, openDispute } from './gateway-disputes.ts';
import { tellCaptured, tellDispute, tellRefund, type Webhooks } from './razorpay/webhooks.ts';
import type { GatewayDispute, GatewayPayment, SandboxState } from './sandbox-state.ts';

/** What a person does at a provider's dashboard, of which the merchant hears by webhooks alone. Amounts in hundredths. */
export interface Dashboard {
  /** Gives back a part of a payment, or all that is left of it. What is not done says why. */
  refund(paymentId: string, amount?: number): string;
  /** Captures by hand what was only authorised. */
  capture(paymentId: string): string;
  /** The payer disputes a payment with the bank, in part or for all that is left of it. */
  dispute(paymentId: string, amount?: number): string;
  decide(disputeId: string, status: Exclude<GatewayDispute['status'], 'open'>): string;
}

const done = 'done';
const unknown = 'not_found';

export function createDashboard(state: SandboxState, webhooks: Webhooks, events: CardVaultEvents): Dashboard {
  const { razorpay, cardVault } = state;
  const isVault = (paymentId: string): boolean => cardVault.payments.has(paymentId);
  const accountOf = (paymentId: string): typeof razorpay => (isVault(paymentId) ? cardVault : razorpay);

  const tellOfDispute = (dispute: GatewayDispute, payment: GatewayPayment): void =>
    isVault(payment.id) ? events.dispute(payment, dispute) : tellDispute(razorpay, webhooks, dispute);

  return {
    refund: (paymentId, amount) => {
      const account = accountOf(paymentId);
      const payment = account.payments.get(paymentId);
      if (payment === undefined) return unknown;
      const wanted = { amount, key: null, request: '', receipt: null, speed: 'normal', notes: {} };
      const made = refundPayment(account, payment, wanted, state.scenario.refunds);
      if (typeof made === 'string') return made;
      if (isVault(paymentId)) events.refund(payment, made);
      else tellRefund(razorpay, webhooks, payment, made);
      return done;
    },
    capture: (paymentId) => {
      const payment = razorpay.payments.get(paymentId);
      const order = payment === undefined ? undefined : razorpay.orders.get(payment.orderId);
      if (payment === undefined || order === undefined) return unknown;
      const made = capturePayment(razorpay, payment, order.amount);
      if (made !== 'captured') return made;
      tellCaptured(razorpay, webhooks, order, payment);
      return done;
    },
    dispute: (paymentId, amount) => {
      const account = accountOf(paymentId);
      const payment = account.payments.get(paymentId);
      if (payment === undefined) return unknown;
      const made = openDispute(account, payment, amount);
      if (typeof made === 'string') return made;
      tellOfDispute(made, payment);
      return done;
    },
    decide: (disputeId, status) => {
      const dispute = razorpay.disputes.get(disputeId) ?? cardVault.disputes.get(disputeId);
      const payment = dispute === undefined ? undefined : accountOf(dispute.paymentId).payments.get(dispute.paymentId);
      if (dispute === undefined || payment === undefined) return unknown;
      if (moveDispute(dispute, status) !== 'moved') return 'decided_before';
      tellOfDispute(dispute, payment);
      return done;
    },
  };
}
