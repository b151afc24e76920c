import type { CardVaultEvents } from './card-vault/events.ts';
import { capturePayment, refundPayment } from './gateway-account.ts';
import { moveDispute, openDispute } from './gateway-disputes.ts';
import type { Merchant } from './razorpay/merchants.ts';
import { tellCaptured, tellDispute, tellRefund } from './razorpay/webhooks.ts';
import { newId } from './ids.ts';
import type { GatewayAccount, GatewayDispute, GatewayPayment, GatewayRefund } from './state/gateway-books.ts';
import type { SandboxState } from './state/sandbox-state.ts';
import type { Attempts } from './stripe/attempts.ts';
import type { StripeEvents } from './stripe/events.ts';

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

/** A provider's books, how it makes ids, and how it tells of what moves in them. */
interface Party {
  readonly account: GatewayAccount;
  readonly idOf: (prefix: 'rfnd' | 'disp') => string;
  readonly tellRefund: (payment: GatewayPayment, refund: GatewayRefund) => void;
  readonly tellDispute: (payment: GatewayPayment, dispute: GatewayDispute) => void;
}

const done = 'done';
const unknown = 'not_found';

export function createDashboard(
  state: SandboxState,
  merchants: readonly Merchant[],
  events: CardVaultEvents,
  ofStripe: { readonly attempts: Attempts; readonly events: StripeEvents },
): Dashboard {
  const { cardVault } = state;
  const { books } = state.stripe;
  const parties: readonly Party[] = [
    {
      account: cardVault,
      idOf: newId,
      tellRefund: (payment, refund) => events.refund(payment, refund),
      tellDispute: (payment, dispute) => events.dispute(payment, dispute),
    },
    {
      account: books,
      idOf: (prefix) => newId(prefix === 'disp' ? 'dp' : 're', 24),
      tellRefund: (_payment, refund) => ofStripe.events.refund(refund),
      tellDispute: (_payment, dispute) => ofStripe.events.dispute(dispute),
    },
    ...merchants.map(({ account, webhooks }): Party => ({
      account,
      idOf: newId,
      tellRefund: (payment, refund) => tellRefund(account, webhooks, payment, refund),
      tellDispute: (_payment, dispute) => tellDispute(account, webhooks, dispute),
    })),
  ];
  const partyOf = (paymentId: string): Party | undefined =>
    parties.find(({ account }) => account.payments.has(paymentId));

  return {
    refund: (paymentId, amount) => {
      const party = partyOf(paymentId);
      const payment = party?.account.payments.get(paymentId);
      if (party === undefined || payment === undefined) return unknown;
      const wanted = { amount, key: null, request: '', receipt: null, speed: 'normal', notes: {} };
      const made = refundPayment(party.account, payment, wanted, state.scenario.refunds, party.idOf('rfnd'));
      if (typeof made === 'string') return made;
      party.tellRefund(payment, made);
      return done;
    },
    capture: (paymentId) => {
      const intentId = books.orders.has(paymentId) ? paymentId : books.payments.get(paymentId)?.orderId;
      if (intentId !== undefined) return ofStripe.attempts.take(intentId)?.error.code ?? done;
      const merchant = merchants.find(({ account }) => account.payments.has(paymentId));
      const payment = merchant?.account.payments.get(paymentId);
      const order = merchant?.account.orders.get(payment?.orderId ?? '');
      if (merchant === undefined || payment === undefined || order === undefined) return unknown;
      const made = capturePayment(merchant.account, payment, order.amount);
      if (made !== 'captured') return made;
      tellCaptured(merchant.account, merchant.webhooks, order, payment);
      return done;
    },
    dispute: (paymentId, amount) => {
      const party = partyOf(paymentId);
      const payment = party?.account.payments.get(paymentId);
      if (party === undefined || payment === undefined) return unknown;
      const made = openDispute(party.account, payment, amount, party.idOf('disp'));
      if (typeof made === 'string') return made;
      party.tellDispute(payment, made);
      return done;
    },
    decide: (disputeId, status) => {
      const party = parties.find(({ account }) => account.disputes.has(disputeId));
      const dispute = party?.account.disputes.get(disputeId);
      const payment = party?.account.payments.get(dispute?.paymentId ?? '');
      if (party === undefined || dispute === undefined || payment === undefined) return unknown;
      if (moveDispute(dispute, status) !== 'moved') return 'decided_before';
      party.tellDispute(payment, dispute);
      return done;
    },
  };
}
