import { z } from 'zod';
import { demoStripe } from './sandbox-values.ts';

/** The part of the environment that is about Stripe. Hotels that name it are paid online only if its account is set. */
export const stripeShape = {
  STRIPE_SECRET_KEY: z.string().min(1).optional().meta({
    description: 'the provider’s account with Stripe: its secret key',
    usual: 'none; in a demo the sandbox’s',
  }),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'its publishable key, which pages show', usual: 'none; in a demo the sandbox’s' }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'what its webhooks are signed with', usual: 'none; in a demo the sandbox’s' }),
  STRIPE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'where its API is', usual: '`https://api.stripe.com`; in a demo the sandbox’s' }),
  STRIPE_SCRIPT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'where its script for pages is', usual: 'Stripe’s own; in a demo the sandbox’s' }),
  STRIPE_FEE_BASIS_POINTS: z.coerce.number().int().min(0).max(5000).default(0).meta({
    description:
      'what the provider keeps of a payment, in hundredths of a per cent, where a hotel’s file names its own account (`vendor`) and the provider’s (`superVendor`)',
  }),
} as const;

/** Where Stripe is. */
export interface StripeAddresses {
  /** Of its API, without a slash at the end. */
  readonly url: string;
  readonly scriptUrl: string;
}

export interface StripeSettings extends StripeAddresses {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Hundredths of a per cent. */
  readonly feeBasisPoints: number;
}

const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Its own addresses. The script is named by the version of the API that the official client speaks. */
export const stripeScript = 'https://js.stripe.com/endive/stripe.js';
const real = { url: 'https://api.stripe.com', scriptUrl: stripeScript };

type Given = Readonly<Record<string, string | undefined>>;

/** A fault where only some of the keys are set. */
export function stripeFaults(given: Given): string[] {
  const set = keys.filter((name) => given[name] !== undefined);
  return set.length > 0 && set.length < keys.length ? [`${keys.join(', ')}: each is of no use without the others`] : [];
}

/** The sandbox's in a demo without keys of its own. */
export function stripeAddressesOf(
  values: z.output<z.ZodObject<typeof stripeShape>>,
  mode: 'demo' | 'production',
): StripeAddresses {
  const isSandbox = mode === 'demo' && values.STRIPE_SECRET_KEY === undefined;
  const usual = isSandbox ? { url: demoStripe.STRIPE_URL, scriptUrl: demoStripe.STRIPE_SCRIPT_URL } : real;
  return {
    url: (values.STRIPE_URL ?? usual.url).replace(/\/$/, ''),
    scriptUrl: values.STRIPE_SCRIPT_URL ?? usual.scriptUrl,
  };
}

/** Null: there is no account. */
export function stripeSettingsOf(
  values: z.output<z.ZodObject<typeof stripeShape>>,
  mode: 'demo' | 'production',
): { readonly stripe: StripeSettings | null } {
  const isSandbox = mode === 'demo' && values.STRIPE_SECRET_KEY === undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = isSandbox ? demoStripe : values;
  const webhookSecret = isSandbox ? demoStripe.STRIPE_WEBHOOK_SECRET : values.STRIPE_WEBHOOK_SECRET;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) return { stripe: null };
  return {
    stripe: {
      secretKey,
      publishableKey,
      webhookSecret,
      ...stripeAddressesOf(values, mode),
      feeBasisPoints: values.STRIPE_FEE_BASIS_POINTS,
    },
  };
}
