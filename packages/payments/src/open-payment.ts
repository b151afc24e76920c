import { openCardVault } from './card-vault.ts';
import { loadScript } from './load-script.ts';
import type { PaymentOutcome, PaymentWindow } from './payment.types.ts';
import { openRazorpay } from './razorpay.ts';

const providers = { razorpay: openRazorpay, 'card-vault': openCardVault } as const;

/** The payment providers there are an adapter for. */
export type PaymentProvider = keyof typeof providers;

/** Starts loading a provider's script, so that its window opens at once when it is wanted. */
export const preparePayment = (scriptUrl: string): Promise<boolean> =>
  loadScript(scriptUrl).then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );

/** Opens a provider's payment window and tells how it ended. Never rejects for anything the provider does. */
export async function openPayment(gateway: PaymentProvider, asked: PaymentWindow): Promise<PaymentOutcome> {
  if (!(await preparePayment(asked.scriptUrl))) return { kind: 'unavailable', code: 'sdk_not_loaded' };
  return providers[gateway](asked);
}
