import type Stripe from 'stripe';
import { z } from 'zod';
import type { StripeAddresses } from '../../../../settings/stripe-settings.ts';
import type { AccountDoor, KeyPair } from '../account-door.ts';
import { askStripe, reasonIn, stripeClient, unreadable } from './stripe-client.ts';

/** All that the engine acts on: an address is sent nothing else. */
const events = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.amount_capturable_updated',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
] satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const account = z.object({ id: z.string() });
const made = z.object({ id: z.string(), secret: z.string().min(1) });
const known = z.object({ id: z.string(), url: z.string(), status: z.string() });

/** Stripe’s door, by its official client. */
export function stripeDoor(addresses: StripeAddresses): AccountDoor {
  const by = ({ secretKey }: KeyPair): Stripe => stripeClient({ ...addresses, secretKey });
  return {
    kindOf,
    whose: async (keys) => {
      try {
        const said = account.safeParse(await by(keys).accounts.retrieveCurrent());
        return said.success ? { kind: 'known', accountId: said.data.id } : unreadable;
      } catch (cause) {
        const { statusCode } = cause as { readonly statusCode?: unknown };
        const isRefused = statusCode === 401 || statusCode === 403;
        return isRefused ? { kind: 'refused' } : { kind: 'unavailable', reason: reasonIn(cause) };
      }
    },
    knowsOrder: async (keys, orderId) => {
      const found = await askStripe(() => by(keys).paymentIntents.retrieve(orderId), account);
      return found.kind === 'unavailable' ? null : found.kind === 'answer';
    },
    openWebhook: async (keys, url) => {
      const opened = await askStripe(() => by(keys).webhookEndpoints.create({ url, enabled_events: events }), made);
      return opened.kind === 'answer' ? { webhookId: opened.body.id, secret: opened.body.secret } : null;
    },
    isWebhookOpen: async (keys, webhookId, url) => {
      const found = await askStripe(() => by(keys).webhookEndpoints.retrieve(webhookId), known);
      return found.kind === 'answer' && found.body.status === 'enabled' && found.body.url === url;
    },
    closeWebhook: async (keys, webhookId) =>
      (await askStripe(() => by(keys).webhookEndpoints.del(webhookId), account)).kind === 'answer',
  };
}

/** The kind that both keys name; a restricted key is a secret one. */
function kindOf({ keyId, secretKey }: KeyPair): 'test' | 'live' | null {
  const [shown, secret] = [/^pk_(test|live)_./.exec(keyId)?.[1], /^[sr]k_(test|live)_./.exec(secretKey)?.[1]];
  return shown === secret && (shown === 'test' || shown === 'live') ? shown : null;
}
