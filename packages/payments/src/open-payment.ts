import { openCardVault } from './card-vault.ts';
import { preparePayment } from './load-script.ts';
import type { PaymentOutcome, PaymentWindow } from './payment.types.ts';
import { openRazorpay } from './razorpay.ts';

const providers = {
  razorpay: openRazorpay,
  'card-vault': openCardVault,
  // Fields in a dialog of our own: it comes when it is wanted.
  stripe: async (asked: PaymentWindow) => (await import('./stripe.ts')).openStripe(asked),
} as const;

/** The payment providers there are an adapter for. */
export type PaymentProvider = keyof typeof providers;

/** Opens a provider's payment window and tells how it ended. Never rejects for anything the provider does. */
export async function openPayment(gateway: PaymentProvider, asked: PaymentWindow): Promise<PaymentOutcome> {
  if (!(await preparePayment(asked.scriptUrl))) return { kind: 'unavailable', code: 'sdk_not_loaded' };
  return providers[gateway](asked);
}
