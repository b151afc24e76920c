import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { freePort, startPostgres } from '../../apps/api/test/embedded-postgres.ts';
import { buildAndPublish } from '../../scripts/run/build.ts';
import { root } from '../../scripts/run/paths.ts';
import { startProduct } from '../../scripts/run/product.ts';
import { makeCertificate } from './certificate.ts';
import { startOutside } from './outside.ts';

/** The hosts of the instance: the provider's, the platform's, and hotels of the demo data. */
export const hosts = {
  provider: 'latchkey.prod.localhost',
  platform: 'book.prod.localhost',
  desk: 'desk.prod.localhost',
  sandalwood: 'sandalwood.localhost',
  linde: 'linde.localhost',
  mango: 'mango.localhost',
  thamel: 'thamel.localhost',
  palace: 'palace.localhost',
  creek: 'creek.localhost',
  kayu: 'kayu.localhost',
} as const;

/** A host of the demo hotel that measures: under `localhost` nothing is. */
export const measuredHost = 'sandalwood.hotels.test';

/** The mailbox of the provider's people. */
export const operatorMail = 'ops@provider.example';

/** What one hotel measures with, so that somebody can try to make it measure what never was. */
export const pixelOfSandalwood = 'pixel-of-sandalwood';

/** An own instance in production mode: TLS, PostgreSQL, limits as shipped, and the sandbox for its outside parties. */
export interface Instance {
  readonly port: number;
  /** File of the certificate, which is its own authority. */
  readonly authority: string;
  readonly databaseUrl: string;
  /** The folder of its release store. */
  readonly releases: string;
  readonly originPid: number;
  /** Where the gateway's account and the mailboxes are, which no attacker sees. */
  readonly sandbox: string;
  stop(): Promise<void>;
}

const secret = (): string => randomBytes(32).toString('base64url');

export async function startInstance(): Promise<Instance> {
  const state = ownFolder('attack');
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
    DESK_HOST: hosts.desk,
    PUBLIC_SCHEME: 'https',
    PUBLIC_PORT: String(ports.ORIGIN_PORT),
    MAIL_FROM: 'stay@hotels.example',
    OPERATORS: operatorMail,
    // Believed by the engine: the certificate of its outside parties.
    NODE_EXTRA_CA_CERTS: cert,
    // What only a browser or the other gateway would ask leads nowhere: nothing here may leave the machine.
    RAZORPAY_SCRIPT_URL: 'https://checkout.gateway.invalid/v1/checkout.js',
    RAZORPAY_KEY_ID: 'rzp_live_attack',
    RAZORPAY_KEY_SECRET: secret(),
    RAZORPAY_WEBHOOK_SECRET: secret(),
    CARD_VAULT_URL: 'https://vault.invalid',
    CARD_VAULT_SCRIPT_URL: 'https://vault.invalid/v1/vault.js',
    CARD_VAULT_VENDOR_KEY: secret(),
    CARD_VAULT_SECRET: secret(),
    SMS_KEY: secret(),
    RELEASE_PREVIEW_SECRET: secret(),
    PIXEL_ACCESS_TOKEN: secret(),
    HOTELS_DIR: await hotelsOfInstance(path.join(state, 'hotels')),
    HOTELS_FOLLOW: 'on',
    LOG_LEVEL: 'fatal',
  });
  const releases = path.join(state, 'releases');
  await buildAndPublish(releases);
  const sandbox = { http: await freePort(), smtp: await freePort() };
  const outside = await startOutside(sandbox, { cert, key }, ports.API_PORT);
  Object.assign(process.env, {
    RAZORPAY_URL: `${outside.https}/razorpay`,
    SMS_URL: `${outside.https}/sms/messages`,
    SMTP_URL: outside.smtps,
    PIXEL_COLLECTOR_URL: `${outside.https}/collect/pixel`,
  });
  const product = await startProduct({ ports, state }).catch(async (cause: unknown) => {
    await outside.stop();
    throw cause;
  });
  return {
    port: ports.ORIGIN_PORT,
    authority: cert,
    databaseUrl: postgres.url,
    releases,
    sandbox: `http://127.0.0.1:${sandbox.http}`,
    originPid: product.services.find(({ name }) => name === 'origin')?.process.pid ?? 0,
    async stop() {
      await product.stop();
      await outside.stop();
      await postgres.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}

/** The demo hotels, of which one has purchases told to an ad pixel. */
async function hotelsOfInstance(directory: string): Promise<string> {
  await cp(path.join(root, 'apps/api/hotels'), directory, { recursive: true });
  const file = path.join(directory, '1760-sandalwood-courtyard', 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as object;
  const measuring = { consent: 'not-needed', pixel: pixelOfSandalwood };
  await writeFile(file, JSON.stringify({ ...facts, measuring }));
  return directory;
}
