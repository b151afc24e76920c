import { attemptPayment } from '../gateway-account.ts';
import { openDispute } from '../gateway-disputes.ts';
import { newId, nowSeconds } from '../ids.ts';
import type { GatewayPayment } from '../state/gateway-books.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { codeOf, intentEntity } from './entities.ts';
import type { StripeEvents } from './events.ts';
import { endingAlone, saidOf, type Ending, type Method } from './methods.ts';
import { badRequest, type Refusal } from './refusals.ts';

/** Attempts to pay an intent, from its confirmation to what the bank says. */
export interface Attempts {
  /** An attempt with a method, alone without the guest; a refusal is of the card's bank, or of the intent's state. */
  confirm(id: string, method: Method, returnUrl: string | null, isAlone?: boolean): Refusal | null;
  /** The guest has answered the bank. */
  authenticate(id: string, method: Method, passed: boolean): void;
  /** Money under way has come, or an authorisation is captured; `amount` where only a part is. */
  take(id: string, amount?: number): Refusal | null;
  cancel(id: string, reason: string | null): Refusal | null;
}

const waits = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const unexpected = (act: string, status: string): Refusal =>
  badRequest(`You cannot ${act} this PaymentIntent because it has a status of ${status}.`, {
    code: 'payment_intent_unexpected_state',
  });

export function createAttempts(state: SandboxState, events: StripeEvents): Attempts {
  const { stripe } = state;
  const { books } = stripe;
  const partsOf = (id: string) => {
    const [order, intent] = [books.orders.get(id), stripe.intents.get(id)];
    if (order === undefined || intent === undefined) throw new Error('an intent without its order');
    return { order, intent };
  };
  const charged = (id: string, status: GatewayPayment['status'], reason: string | null): GatewayPayment => {
    const { order } = partsOf(id);
    const made = attemptPayment(books, order, status, { notes: order.notes, reason }, newId('ch', 24));
    if (made === 'already_paid') throw new Error('an intent that is paid was attempted');
    return made;
  };

  const fail = (
    id: string,
    method: Method,
    error: { code: string; declineCode?: string; message: string },
  ): Refusal => {
    const { intent } = partsOf(id);
    const { code, message, declineCode } = error;
    const charge = charged(id, 'failed', declineCode ?? code);
    const facts = {
      type: code === 'payment_intent_authentication_failure' ? 'invalid_request_error' : 'card_error',
      code,
      message,
      charge: charge.id,
      ...(declineCode === undefined ? {} : { decline_code: declineCode }),
      ...(code === 'payment_intent_authentication_failure' ? {} : { advice_code: saidOf(declineCode ?? code).advice }),
      payment_method: { id: method.id, object: 'payment_method', type: method.type },
    } as const;
    intent.status = 'requires_payment_method';
    intent.lastError = facts;
    intent.methodId = null;
    events.intent('payment_failed', id);
    events.charge('failed', charge);
    return { status: 402, error: { ...facts, payment_intent: intentEntity(stripe, id) } };
  };

  const end = (id: string, method: Method, ending: Ending): Refusal | null => {
    const { order, intent } = partsOf(id);
    intent.lastError = null;
    if (ending.kind === 'action') {
      intent.status = 'requires_action';
      events.intent('requires_action', id);
      return null;
    }
    if (ending.kind === 'declined') {
      const usual = ending.declineCode === 'generic_decline' && state.scenario.reason !== 'usual';
      const declineCode = usual ? state.scenario.reason : ending.declineCode;
      const code = usual ? codeOf(state.scenario.reason) : ending.code;
      const { message } = saidOf(declineCode ?? code);
      return fail(id, method, { code, message, ...(declineCode === undefined ? {} : { declineCode }) });
    }
    if (ending.kind === 'processing' || state.scenario.capture === 'never') {
      intent.status = 'processing';
      events.intent('processing', id);
      return null;
    }
    if (order.capture === 'manual') {
      intent.status = 'requires_capture';
      charged(id, 'authorized', null);
      events.intent('amount_capturable_updated', id);
      return null;
    }
    succeed(id, charged(id, 'captured', null));
    if (ending.next !== undefined) goOn(id, ending.next);
    return null;
  };

  const succeed = (id: string, charge: GatewayPayment): void => {
    partsOf(id).intent.status = 'succeeded';
    events.charge('succeeded', charge);
    events.intent('succeeded', id);
  };

  const goOn = (id: string, then: 'dispute' | 'refunds_fail' | 'refunds_wait'): void => {
    const charge = [...books.payments.values()].findLast(({ orderId }) => orderId === id);
    if (charge === undefined) return;
    if (then !== 'dispute') {
      stripe.later.set(charge.id, then);
      return;
    }
    const dispute = openDispute(books, charge, undefined, newId('dp', 24));
    if (typeof dispute !== 'string') events.dispute(dispute);
  };

  return {
    confirm: (id, method, returnUrl, isAlone = false) => {
      const { intent } = partsOf(id);
      if (!waits.includes(intent.status)) return unexpected('confirm', intent.status);
      if (intent.mayRedirect && returnUrl === null)
        return badRequest(
          'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.',
        );
      intent.methodId = method.id;
      intent.returnUrl = returnUrl;
      intent.isAlone = isAlone;
      return end(id, method, isAlone ? endingAlone(method) : method.ending);
    },
    authenticate: (id, method, passed) => {
      if (partsOf(id).intent.status !== 'requires_action') return;
      if (passed) end(id, method, method.ending.kind === 'action' ? method.ending.next : method.ending);
      else
        fail(id, method, {
          code: 'payment_intent_authentication_failure',
          message:
            'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        });
    },
    take: (id, amount) => {
      const { order, intent } = partsOf(id);
      if (intent.status === 'processing') {
        succeed(id, charged(id, 'captured', null));
        return null;
      }
      const charge = [...books.payments.values()].find((one) => one.orderId === id && one.status === 'authorized');
      if (intent.status !== 'requires_capture' || charge === undefined) return unexpected('capture', intent.status);
      if (amount !== undefined && amount > order.amount)
        return badRequest(
          `The provided \`amount_to_capture\` (${amount}) is greater than the capturable amount (${order.amount}).`,
          { code: 'amount_too_large', param: 'amount_to_capture' },
        );
      if (amount !== undefined && amount < order.amount) charge.amountCaptured = amount;
      [order.status, charge.status] = ['paid', 'captured'];
      intent.status = 'succeeded';
      events.charge('captured', charge);
      events.intent('succeeded', id);
      return null;
    },
    cancel: (id, reason) => {
      const { intent } = partsOf(id);
      if (![...waits, 'requires_capture'].includes(intent.status)) return unexpected('cancel', intent.status);
      Object.assign(intent, { status: 'canceled', canceledAt: nowSeconds(), cancellationReason: reason });
      events.intent('canceled', id);
      return null;
    },
  };
}
