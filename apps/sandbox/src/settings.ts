import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** The environment of the sandbox. */
export const sandboxShape = {
  SANDBOX_HOST: z.string().default('127.0.0.1').meta({ description: 'address that the sandbox listens on' }),
  SANDBOX_PORT: port.default(4010).meta({ description: 'port of the sandbox: mails, SMS and payments' }),
  SANDBOX_SMTP_PORT: port.default(4011).meta({ description: 'port of the sandbox’s mail server' }),
  /** Where webhooks go. */
  API_URL: z.url().default('http://127.0.0.1:4001'),
  RAZORPAY_KEY_ID: z.string().default('rzp_test_latchkey'),
  RAZORPAY_KEY_SECRET: z.string().default('sandbox-razorpay-key-secret'),
  RAZORPAY_WEBHOOK_SECRET: z.string().default('sandbox-razorpay-webhook-secret'),
  CARD_VAULT_VENDOR_KEY: z.string().default('vendor_test_latchkey'),
  CARD_VAULT_SECRET: z.string().default('sandbox-card-vault-secret'),
  STRIPE_SECRET_KEY: z.string().default('sk_test_sandboxLatchkey'),
  STRIPE_PUBLISHABLE_KEY: z.string().default('pk_test_sandboxLatchkey'),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandboxLatchkeyStripe'),
  /** A merchant of its own at both gateways, such as a hotel that gives its keys at the desk. */
  STRIPE_OWN_SECRET_KEY: z.string().default('sk_test_sandboxOwnHouse'),
  STRIPE_OWN_PUBLISHABLE_KEY: z.string().default('pk_test_sandboxOwnHouse'),
  RAZORPAY_OWN_KEY_ID: z.string().default('rzp_test_sandboxOwnHouse'),
  RAZORPAY_OWN_KEY_SECRET: z.string().default('sandbox-own-house-razorpay-secret'),
  RAZORPAY_OWN_WEBHOOK_SECRET: z.string().default('sandbox-own-house-webhook-secret'),
  SMS_KEY: z.string().default('sandbox-sms-key'),
  TEXT_MODEL_KEY: z.string().default('sandbox-text-model-key'),
  WEBHOOK_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(1500)
    .meta({ description: 'between a payment and its webhook: guests’ own pages are usually first' }),
  WEBHOOK_RETRY_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(2000)
    .meta({ description: 'between tries of a webhook that is not taken' }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

const shape = z.object(sandboxShape);

export type SandboxSettings = z.output<typeof shape>;

/** The settings of an environment, or what is wrong with it by name. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { settings: SandboxSettings } | { faults: string[] } {
  const parsed = shape.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== '')),
  );
  return parsed.success
    ? { settings: parsed.data }
    : { faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
}
