import type { Settings } from '../../../../settings.ts';
import { noGatewayApi, notThere } from '../no-gateway-api.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { stripeScript } from '../../../../settings/stripe-settings.ts';
import { stripeApi, type StripeApi } from './stripe-api.ts';
import { stripeOrigins } from './stripe-origins.ts';
import { stripeWebhook } from './stripe-webhook.ts';

/** The gateway of the rest of the world; without an account at it every call is `unavailable`. `api` is replaced by tests. */
export function createStripe(
  { stripe }: Pick<Settings, 'stripe'>,
  api: StripeApi = stripe === null ? noApi : stripeApi(stripe),
): PaymentGateway<'stripe'> {
  return {
    ...api,
    name: 'stripe',
    publicSettings: () =>
      stripe === null
        ? { scriptUrl: stripeScript, keyId: '', origins: { script: [], frame: [], connect: [], image: [] } }
        : { scriptUrl: stripe.scriptUrl, keyId: stripe.publishableKey, origins: stripeOrigins(stripe) },
    webhook: stripeWebhook(stripe?.webhookSecret ?? ''),
    // Refunds of cards are taken for half a year at least, and disputes for four months.
    refundableDays: 180,
    // Nothing that the page says is believed: the gateway is asked how the intent stands.
    proofOf: async ({ orderId, paymentId }, asked) => {
      const outcome = await api.capturePayment({ orderId, paymentId }, asked);
      if (outcome.kind === 'open') return 'payment_pending';
      return outcome.kind === 'unavailable' ? 'gateway_unavailable' : outcome;
    },
  };
}

const noApi: StripeApi = {
  ...noGatewayApi,
  capturePayment: notThere,
  clientSecretOf: notThere,
  cards: {
    openSetup: notThere,
    setupSecretOf: notThere,
    setupOf: notThere,
    withdrawSetup: notThere,
    charge: notThere,
    letGo: notThere,
  },
  holds: {
    openHold: notThere,
    hold: notThere,
    holdOf: notThere,
    captureHold: notThere,
    letHoldGo: notThere,
  },
};
