import { mkdtemp, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startPostgres } from '../../apps/api/test/embedded-postgres.ts';
import { buildAndPublish } from '../../scripts/run/build.ts';
import { startProduct } from '../../scripts/run/product.ts';
import { makeCertificate } from './certificate.ts';

/** The hosts of the instance: the provider's, the platform's, and hotels of the demo data. */
export const hosts = {
  provider: 'latchkey.prod.localhost',
  platform: 'book.prod.localhost',
  sandalwood: 'sandalwood.localhost',
  linde: 'linde.localhost',
  mango: 'mango.localhost',
  thamel: 'thamel.localhost',
  palace: 'palace.localhost',
  creek: 'creek.localhost',
  kayu: 'kayu.localhost',
} as const;

/** An own instance in production mode: TLS, PostgreSQL, limits as shipped. Its outside parties do not answer. */
export interface Instance {
  readonly port: number;
  /** File of the certificate, which is its own authority. */
  readonly authority: string;
  readonly databaseUrl: string;
  readonly originPid: number;
  stop(): Promise<void>;
}

const secret = (): string => randomBytes(32).toString('base64url');

export async function startInstance(): Promise<Instance> {
  const state = await mkdtemp(path.join(tmpdir(), 'latchkey-attack-'));
  const postgres = await startPostgres();
  const ports = {
    ORIGIN_PORT: await freePort(),
    API_PORT: await freePort(),
    SANDBOX_PORT: await freePort(),
    SANDBOX_SMTP_PORT: await freePort(),
  };
  const { cert, key } = makeCertificate(state, Object.values(hosts));
  Object.assign(process.env, {
    LATCHKEY_MODE: 'production',
    DATABASE_URL: postgres.url,
    ORIGIN_CERT: cert,
    ORIGIN_KEY: key,
    HSTS_SUBDOMAINS: 'on',
    PROVIDER_HOSTS: hosts.provider,
    PLATFORM_HOSTS: hosts.platform,
    PUBLIC_SCHEME: 'https',
    PUBLIC_PORT: String(ports.ORIGIN_PORT),
    MAIL_FROM: 'stay@hotels.example',
    // Addresses that lead nowhere: production refuses the sandbox, and nothing here may leave the machine.
    RAZORPAY_URL: 'https://gateway.invalid',
    RAZORPAY_SCRIPT_URL: 'https://checkout.gateway.invalid/v1/checkout.js',
    RAZORPAY_KEY_ID: 'rzp_live_attack',
    RAZORPAY_KEY_SECRET: secret(),
    RAZORPAY_WEBHOOK_SECRET: secret(),
    CARD_VAULT_URL: 'https://vault.invalid',
    CARD_VAULT_SCRIPT_URL: 'https://vault.invalid/v1/vault.js',
    CARD_VAULT_VENDOR_KEY: secret(),
    CARD_VAULT_SECRET: secret(),
    SMTP_URL: 'smtps://mail.invalid:465',
    SMS_URL: 'https://sms.invalid/messages',
    SMS_KEY: secret(),
    LOG_LEVEL: 'fatal',
  });
  await buildAndPublish(path.join(state, 'releases'));
  const product = await startProduct({ ports, state });
  return {
    port: ports.ORIGIN_PORT,
    authority: cert,
    databaseUrl: postgres.url,
    originPid: product.services.find(({ name }) => name === 'origin')?.process.pid ?? 0,
    async stop() {
      await product.stop();
      await postgres.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}
