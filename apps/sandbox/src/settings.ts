import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const shape = z.object({
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: port.default(4010),
  SANDBOX_SMTP_PORT: port.default(4011),
  /** Where webhooks go. */
  API_URL: z.url().default('http://127.0.0.1:4001'),
  RAZORPAY_KEY_ID: z.string().default('rzp_test_latchkey'),
  RAZORPAY_KEY_SECRET: z.string().default('sandbox-razorpay-key-secret'),
  RAZORPAY_WEBHOOK_SECRET: z.string().default('sandbox-razorpay-webhook-secret'),
  CARD_VAULT_VENDOR_KEY: z.string().default('vendor_test_latchkey'),
  CARD_VAULT_SECRET: z.string().default('sandbox-card-vault-secret'),
  SMS_KEY: z.string().default('sandbox-sms-key'),
  TEXT_MODEL_KEY: z.string().default('sandbox-text-model-key'),
  /** After a payment, before its webhook: guests' own pages are usually first. */
  WEBHOOK_DELAY_MS: z.coerce.number().int().min(0).default(1500),
  WEBHOOK_RETRY_MS: z.coerce.number().int().min(1).default(2000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

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
