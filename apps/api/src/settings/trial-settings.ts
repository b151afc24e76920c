import { z } from 'zod';

/** The part of the environment that is about trial bookings, which are paid in the gateways' test money. */
export const trialShape = {
  TRIAL_STRIPE_KEYS: z
    .string()
    .regex(/^pk_test_[^:\s]+:[sr]k_test_[^:\s]+$/, 'wants a publishable and a secret test key, with a colon between')
    .optional()
    .meta({
      description:
        'test keys of the provider’s account with Stripe, by which trial bookings are paid: `pk_test_…:sk_test_…`',
      usual: 'none: trial bookings offer no payment by it; in a demo the sandbox’s',
    }),
  TRIAL_RAZORPAY_KEYS: z
    .string()
    .regex(/^rzp_test_[^:\s]+:[^:\s]+$/, 'wants the id and the secret of a test key, with a colon between')
    .optional()
    .meta({
      description: 'a test key of the provider’s account with Razorpay, as above: `rzp_test_…:…`',
      usual: 'none; in a demo the sandbox’s',
    }),
} as const;

/** A test key: what pages show, and its secret. */
export interface TrialKeys {
  readonly keyId: string;
  readonly secretKey: string;
}

export interface TrialSettings {
  /** The test keys by gateway; `sandbox`: every gateway of this installation takes test money alone. */
  readonly trialKeys: 'sandbox' | { readonly stripe: TrialKeys | null; readonly razorpay: TrialKeys | null };
}

const keysIn = (setting: string | undefined): TrialKeys | null => {
  const [keyId, secretKey] = setting?.split(':') ?? [];
  return keyId === undefined || secretKey === undefined ? null : { keyId, secretKey };
};

export const trialSettingsOf = (
  values: z.output<z.ZodObject<typeof trialShape>>,
  mode: 'demo' | 'production',
): TrialSettings => ({
  trialKeys:
    mode === 'demo'
      ? 'sandbox'
      : { stripe: keysIn(values.TRIAL_STRIPE_KEYS), razorpay: keysIn(values.TRIAL_RAZORPAY_KEYS) },
});
