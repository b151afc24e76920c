import type Stripe from 'stripe';
import { z } from 'zod';
import type { CardKeeping, SetupOutcome } from '../card-keeping.ts';
import type { Unavailable } from '../gateway-api.ts';
import { askStripe } from './stripe-client.ts';
import { codeOf, outcomeOfIntent, stripeFailure, stripeIntent } from './stripe-intent.ts';

const customer = z.object({ id: z.string() });
const method = z.object({
  id: z.string(),
  card: z.object({ brand: z.string().nullish(), last4: z.string().nullish() }).nullish(),
});
const setup = z.object({
  id: z.string(),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'canceled',
    'succeeded',
  ]),
  client_secret: z.string().nullish(),
  customer: z.string().nullish(),
  payment_method: z.union([method, z.string()]).nullish(),
  last_setup_error: stripeFailure.nullish(),
});

type Setup = z.output<typeof setup>;

const withMethod = { expand: ['payment_method'] };
const withCharge = { expand: ['latest_charge'] };
const down = ({ reason }: { readonly reason: string }): Unavailable => ({ kind: 'unavailable', reason });

/**
 * Cards that are kept by Stripe, for charges to which nobody is there to answer (`usage: off_session`). Each booking has a
 * customer of its own, who has no name there: nothing that is kept of one stay is of use for another.
 */
export function stripeCards(client: Stripe): CardKeeping {
  const read = (setupId: string) => askStripe(() => client.setupIntents.retrieve(setupId, withMethod), setup);
  return {
    openSetup: async ({ receipt, notes }) => {
      const made = await askStripe(
        () => client.customers.create({ metadata: notes }, { idempotencyKey: `${receipt}:customer` }),
        customer,
      );
      if (made.kind !== 'answer') return down(made);
      const customerId = made.body.id;
      const { vendor } = notes;
      const opened = await askStripe(
        () =>
          client.setupIntents.create(
            {
              customer: customerId,
              usage: 'off_session',
              metadata: notes,
              automatic_payment_methods: { enabled: true },
              ...(vendor === undefined ? {} : { on_behalf_of: vendor }),
            },
            { idempotencyKey: receipt },
          ),
        setup,
      );
      if (opened.kind !== 'answer') return down(opened);
      const { id: setupId, client_secret: clientSecret } = opened.body;
      return typeof clientSecret === 'string'
        ? { kind: 'opened', setupId, customerId, clientSecret }
        : { kind: 'unavailable', reason: 'a question for a card without its secret' };
    },
    setupSecretOf: async (setupId) => {
      const found = await read(setupId);
      if (found.kind !== 'answer') return down(found);
      const { client_secret: clientSecret } = found.body;
      return typeof clientSecret === 'string'
        ? { kind: 'secret', clientSecret }
        : { kind: 'unavailable', reason: 'a question for a card without its secret' };
    },
    setupOf: async (setupId) => {
      const found = await read(setupId);
      return found.kind === 'answer' ? outcomeOfSetup(found.body) : down(found);
    },
    withdrawSetup: async (setupId) => {
      const withdrawn = await askStripe(() => client.setupIntents.cancel(setupId), setup);
      if (withdrawn.kind === 'unavailable') return withdrawn;
      // It is over already, or not there any more.
      return { kind: 'done' };
    },
    charge: async ({ orderId, methodId, returnUrl }) => {
      const asked = { payment_method: methodId, off_session: true, return_url: returnUrl };
      // Under a key: who asks again after a lost answer is told what came of the first try.
      const tried = await askStripe(
        () =>
          client.paymentIntents.confirm(orderId, { ...asked, ...withCharge }, { idempotencyKey: `charge-${orderId}` }),
        stripeIntent,
      );
      if (tried.kind === 'answer') return outcomeOfIntent(tried.body);
      if (tried.kind === 'unavailable') return tried;
      // Refused by the card's bank, or paid already: the intent says which.
      const found = await askStripe(() => client.paymentIntents.retrieve(orderId, withCharge), stripeIntent);
      if (found.kind !== 'answer') return down(found);
      const outcome = outcomeOfIntent(found.body);
      return outcome.kind === 'open'
        ? { kind: 'failed', gatewayPaymentId: orderId, code: tried.code ?? 'FAILED' }
        : outcome;
    },
    letGo: async (methodId) => {
      const gone = await askStripe(() => client.paymentMethods.detach(methodId), method);
      // One that is kept for nobody any more is refused.
      return gone.kind === 'unavailable' ? gone : { kind: 'done' };
    },
  };
}

function outcomeOfSetup({ status, payment_method: kept, last_setup_error: failure }: Setup): SetupOutcome {
  switch (status) {
    case 'succeeded':
      return typeof kept === 'object' && kept !== null
        ? { kind: 'kept', methodId: kept.id, brand: kept.card?.brand ?? null, last4: kept.card?.last4 ?? null }
        : { kind: 'open' };
    case 'canceled':
      return { kind: 'over' };
    case 'requires_payment_method':
      return failure === null || failure === undefined ? { kind: 'open' } : { kind: 'failed', code: codeOf(failure) };
    case 'requires_confirmation':
    case 'requires_action':
    case 'processing':
      return { kind: 'open' };
  }
}
