import type { Settings } from '../../../settings.ts';
import { createCardVault } from './card-vault/card-vault.ts';
import type { Gateways } from './payment-gateway.ts';
import { createRazorpay } from './razorpay/razorpay.ts';
import { createStripe } from './stripe/stripe.ts';

/** The adapters of all gateways, as the settings configure them. */
export const createGateways = (settings: Settings): Gateways => ({
  razorpay: createRazorpay(settings),
  'card-vault': createCardVault(settings),
  stripe: createStripe(settings),
});
