import type { Settings } from '../../../settings.ts';
import { createCardVault } from './card-vault/card-vault.ts';
import { noGatewayApi, notThere } from './no-gateway-api.ts';
import type { Gateways } from './payment-gateway.ts';
import type { RazorpayApi } from './razorpay/razorpay-api.ts';
import { createRazorpay } from './razorpay/razorpay.ts';
import type { StripeApi } from './stripe/stripe-api.ts';
import { createStripe } from './stripe/stripe.ts';

/** In place of what the keys lead to, by tests. */
export interface OwnApis {
  readonly razorpay?: RazorpayApi;
  readonly stripe?: StripeApi;
}

/** The keys of a hotel's own account. */
export interface OwnKeys {
  /** The one that pages show. */
  readonly keyId: string;
  readonly secretKey: string;
  /** Null where the gateway's messages cannot be verified: none is taken then. */
  readonly webhookSecret: string | null;
}

/**
 * The adapters by the keys of a hotel's own account; without keys both gateways are `unavailable`. The provider takes
 * no part of what is paid there. The card vault has only the provider's accounts, so here it is always unavailable.
 */
export const ownGateways = (
  settings: Settings,
  keys: OwnKeys | null,
  { razorpay, stripe }: OwnApis = {},
): Gateways => ({
  razorpay: createRazorpay(
    {
      ...settings,
      RAZORPAY_KEY_ID: keys?.keyId ?? '',
      RAZORPAY_KEY_SECRET: keys?.secretKey ?? '',
      RAZORPAY_WEBHOOK_SECRET: keys?.webhookSecret ?? '',
    },
    keys === null ? { ...noGatewayApi, capturePayment: notThere } : razorpay,
  ),
  stripe: createStripe(
    {
      stripe: keys && {
        ...settings.stripeAddresses,
        secretKey: keys.secretKey,
        publishableKey: keys.keyId,
        webhookSecret: keys.webhookSecret ?? '',
        feeBasisPoints: 0,
      },
    },
    keys === null ? undefined : stripe,
  ),
  'card-vault': createCardVault(settings, noGatewayApi),
});
