import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apiMemory, originMemory, type ServiceMemory } from './service-memory.ts';
import { root } from './paths.ts';
import { refuseTakenPorts, schemeOf, type Ports } from './ports.ts';
import { startService, type Service } from './service.ts';

export interface ProductSettings {
  readonly ports: Ports;
  /** Folder of the database, the releases and the pictures. */
  readonly state: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Services that run from their sources and start again when one of these is edited. */
  readonly fromSources?: readonly string[];
  /** Trees of the repository from which a service is taken in place of this one, by its name. */
  readonly trees?: Readonly<Partial<Record<string, string>>>;
  readonly say?: (line: string) => void;
}

/** The whole product, running. */
export interface Product {
  readonly services: readonly Service[];
  stop(): Promise<void>;
}

/** Starts sandbox, api and origin, in the order in which they need each other. What had started is stopped when one fails. */
export async function startProduct({
  ports,
  state,
  env = {},
  fromSources = [],
  trees = {},
  say = () => undefined,
}: ProductSettings): Promise<Product> {
  await refuseTakenPorts(ports);
  // In production the outside parties are real, and guests come through a balancer that only the operator knows.
  const isProduction = process.env['LATCHKEY_MODE'] === 'production';
  const shared = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    ...(isProduction ? {} : { ...demoAddresses(ports), ...textModelOf(ports, env) }),
    API_URL: (isProduction ? process.env['API_URL'] : undefined) ?? `http://127.0.0.1:${ports.API_PORT}`,
    LATCHKEY_DATA_DIR: state,
    RELEASE_STORE: path.join(state, 'releases'),
    ...env,
  };
  const services: Service[] = [];
  const note = path.join(state, 'running.json');
  const stop = async (): Promise<void> => {
    await rm(note, { force: true });
    for (const service of services.toReversed()) await service.stop();
  };
  const start = async (name: string, health: string, patience: number, memory?: ServiceMemory): Promise<void> => {
    const began = performance.now();
    const isWatched = fromSources.includes(name);
    services.push(
      await startService({
        name,
        entry: path.join(trees[name] ?? root, 'apps', name, isWatched ? 'src/server.ts' : 'dist/server.js'),
        nodeFlags: [...(memory?.nodeFlags ?? []), ...(isWatched ? ['--watch', '--watch-preserve-output'] : [])],
        env: { ...memory?.env, ...shared },
        health,
        patience,
      }),
    );
    say(`  ${name} ready in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  try {
    if (!isProduction) await start('sandbox', `http://127.0.0.1:${ports.SANDBOX_PORT}/healthz`, 20_000);
    await start('api', `http://127.0.0.1:${ports.API_PORT}/readyz`, 180_000, apiMemory);
    // The gate of releases asks the engine that runs beside its store, and not whichever is at the usual port.
    await writeFile(note, JSON.stringify({ api: shared.API_URL, pid: process.pid }));
    await start('origin', `${schemeOf(process.env)}://127.0.0.1:${ports.ORIGIN_PORT}/healthz`, 20_000, originMemory);
  } catch (error) {
    await stop();
    throw error;
  }
  return { services, stop };
}

/** The sandbox's text model, where one is named and no other address is. */
function textModelOf({ SANDBOX_PORT: port }: Ports, env: Readonly<Record<string, string>>): Record<string, string> {
  const { TEXT_MODEL_NAME: name, TEXT_MODEL_URL: url } = { ...process.env, ...env };
  return name === undefined || url !== undefined ? {} : { TEXT_MODEL_URL: `http://127.0.0.1:${port}/text-model/v1` };
}

/** Where guests and the outside parties are on this machine: these all in the sandbox. */
function demoAddresses(ports: Ports): Record<string, string> {
  const sandbox = `http://127.0.0.1:${ports.SANDBOX_PORT}`;
  // Gateways serve their scripts and their frames from different origins, which a page's policy must both name.
  const scripts = `http://localhost:${ports.SANDBOX_PORT}`;
  return {
    RAZORPAY_URL: `${sandbox}/razorpay`,
    RAZORPAY_SCRIPT_URL: `${scripts}/razorpay/v1/checkout.js`,
    STRIPE_URL: `${sandbox}/stripe`,
    STRIPE_SCRIPT_URL: `${scripts}/stripe/stripe.js`,
    CARD_VAULT_URL: `${sandbox}/card-vault`,
    CARD_VAULT_SCRIPT_URL: `${scripts}/card-vault/v1/vault.js`,
    SMTP_URL: `smtp://127.0.0.1:${ports.SANDBOX_SMTP_PORT}`,
    SMS_URL: `${sandbox}/sms/messages`,
    SIBA_URL: `${sandbox}/siba`,
    ALLOGGIATI_URL: `${sandbox}/alloggiati`,
    SES_URL: `${sandbox}/ses`,
    FISCAL_SERVICE_URL: `${sandbox}/fiscal`,
    DNS_SERVERS: `127.0.0.1:${ports.SANDBOX_PORT}`,
    PUSH_SANDBOX_URL: sandbox,
    PIXEL_SCRIPT_URL: `${scripts}/collect/pixel/fbevents.js`,
    PIXEL_COLLECT_URL: `${scripts}/collect/pixel/tr`,
    TAG_MANAGER_SCRIPT_URL: `${scripts}/collect/tags/gtm.js`,
    SITE_TAG_SCRIPT_URL: `${scripts}/collect/tags/gtag.js`,
    TAG_COLLECT_ORIGINS: scripts,
    ANALYTICS_COLLECTOR_URL: `${sandbox}/collect/analytics`,
    PIXEL_COLLECTOR_URL: `${sandbox}/collect/pixel`,
    PUBLIC_PORT: String(ports.ORIGIN_PORT),
    PUBLIC_SCHEME: schemeOf(process.env),
  };
}
