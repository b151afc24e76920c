import path from 'node:path';
import { root } from '../../run/paths.ts';
import { freePorts } from '../../run/ports.ts';
import { startService } from '../../run/service.ts';

/** The stand-ins of gateways, mail and SMS on ports of their own, and the settings by which servers find them. */
export async function startSandbox(): Promise<{ url: string; env: Record<string, string>; stop: () => Promise<void> }> {
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT } = await freePorts();
  const url = `http://127.0.0.1:${SANDBOX_PORT}`;
  const service = await startService({
    name: 'sandbox',
    entry: path.join(root, 'apps/sandbox/dist/server.js'),
    env: { SANDBOX_PORT: String(SANDBOX_PORT), SANDBOX_SMTP_PORT: String(SANDBOX_SMTP_PORT) },
    health: `${url}/healthz`,
    patience: 20_000,
  });
  const env = {
    RAZORPAY_URL: `${url}/razorpay`,
    CARD_VAULT_URL: `${url}/card-vault`,
    STRIPE_URL: `${url}/stripe`,
    SMTP_URL: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}`,
    SMS_URL: `${url}/sms/messages`,
    SIBA_URL: `${url}/siba`,
    ALLOGGIATI_URL: `${url}/alloggiati`,
    SES_URL: `${url}/ses`,
    FISCAL_SERVICE_URL: `${url}/fiscal`,
  };
  return { url, env, stop: () => service.stop() };
}
