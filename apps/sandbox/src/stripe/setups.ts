import { newId, nowSeconds } from '../ids.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { StripeSetup } from '../state/stripe-state.ts';
import type { StripeEvents } from './events.ts';
import { setupEntity } from './stored-entities.ts';
import { keepMethod } from './stored-methods.ts';
import { saidOf, type Method } from './methods.ts';
import { badRequest, type Refusal } from './refusals.ts';

type NewSetup = Pick<
  StripeSetup,
  'account' | 'customer' | 'onBehalfOf' | 'usage' | 'notes' | 'mayRedirect' | 'returnUrl'
>;

/** Cards that are to be kept, from the question for one to what its bank says. */
export interface Setups {
  open(asked: NewSetup): StripeSetup;
  /** A refusal is of the card's bank, or of the intent's state. */
  confirm(setup: StripeSetup, method: Method, returnUrl: string | null): Refusal | null;
  /** The guest has answered the bank. */
  authenticate(setup: StripeSetup, method: Method, passed: boolean): void;
  cancel(setup: StripeSetup, reason: string | null): Refusal | null;
}

const waits = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const unexpected = (act: string, status: string): Refusal =>
  badRequest(`You cannot ${act} this SetupIntent because it has a status of ${status}.`, {
    code: 'setup_intent_unexpected_state',
  });

export function createSetups({ stripe }: SandboxState, events: StripeEvents): Setups {
  const fail = (
    setup: StripeSetup,
    method: Method,
    error: { code: string; declineCode?: string | undefined; message: string },
  ): Refusal => {
    const { code, message, declineCode } = error;
    const facts = {
      type: 'card_error',
      code,
      message,
      ...(declineCode === undefined ? {} : { decline_code: declineCode }),
      advice_code: saidOf(declineCode ?? code).advice,
      payment_method: { id: method.id, object: 'payment_method', type: method.type },
    } as const;
    Object.assign(setup, { status: 'requires_payment_method', lastError: facts, methodId: null });
    events.setup('setup_failed', setup);
    return { status: 402, error: { ...facts, setup_intent: setupEntity(stripe, setup) } };
  };
  const keep = (setup: StripeSetup, method: Method): null => {
    Object.assign(setup, {
      status: 'succeeded',
      lastError: null,
      methodId: keepMethod(stripe, method, setup.customer),
    });
    events.setup('succeeded', setup);
    return null;
  };
  return {
    open: (asked) => {
      const id = newId('seti', 24);
      const setup: StripeSetup = {
        ...asked,
        id,
        createdAt: nowSeconds(),
        clientSecret: newId(`${id}_secret`, 25),
        status: 'requires_payment_method',
        methodId: null,
        lastError: null,
        cancellationReason: null,
      };
      stripe.setups.set(id, setup);
      events.setup('created', setup);
      return setup;
    },
    confirm: (setup, method, returnUrl) => {
      if (!waits.includes(setup.status)) return unexpected('confirm', setup.status);
      if (setup.mayRedirect && returnUrl === null)
        return badRequest(
          'This SetupIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.',
        );
      Object.assign(setup, { returnUrl, methodId: method.id });
      const ending = method.setup ?? method.ending;
      if (ending.kind === 'action') {
        setup.status = 'requires_action';
        events.setup('requires_action', setup);
        return null;
      }
      if (ending.kind !== 'declined') return keep(setup, method);
      const { code, declineCode } = ending;
      return fail(setup, method, { code, declineCode, message: saidOf(declineCode ?? code).message });
    },
    authenticate: (setup, method, passed) => {
      if (setup.status !== 'requires_action') return;
      if (passed) keep(setup, method);
      else
        fail(setup, method, {
          code: 'setup_intent_authentication_failure',
          message:
            'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        });
    },
    cancel: (setup, reason) => {
      if (!waits.includes(setup.status)) return unexpected('cancel', setup.status);
      Object.assign(setup, { status: 'canceled', cancellationReason: reason });
      events.setup('canceled', setup);
      return null;
    },
  };
}
