import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ownFolder } from '../../../../scripts/run/own-folder.ts';
import { openPglite, openPostgres, type OpenedDatabase } from '../../src/database/open-database.ts';
import { freePort, startPostgres, type RunningPostgres } from '../../test/embedded-postgres.ts';
import { makeOwnDatabase } from '../../test/own-database.ts';
import { engineChild, type EngineChild, type Program } from './engine-child.ts';
import { call } from './http.ts';

export type On = 'pglite' | 'postgresql';

/** An engine as its own process, with a database and a payment gateway that always opens orders. */
export interface EngineProcess extends EngineChild {
  readonly postgres: RunningPostgres | null;
  /** Another process on the same database; ending it is the caller's. */
  beside(): Promise<EngineChild>;
  /** The database itself; the embedded one only while the engine is not running. */
  open(): Promise<OpenedDatabase>;
  /** Megabytes resident. */
  memory(): Promise<number>;
  /** Processor time of the engine since it was started. */
  processorSeconds(): Promise<number>;
  remove(): Promise<void>;
}

export async function engineProcess(
  on: On | RunningPostgres,
  env: Readonly<Record<string, string>> = {},
  program?: Program,
): Promise<EngineProcess> {
  const directory = ownFolder('prove');
  const started = on === 'postgresql' ? await startPostgres(env['POSTGRES_FLAGS']?.split(' ')) : null;
  const postgres = typeof on === 'object' ? on : started;
  const databaseUrl = postgres === null ? null : (await makeOwnDatabase(postgres.url)).url;
  const gateway = await fakeGateway();
  const settings = {
    ...process.env,
    LATCHKEY_DATA_DIR: directory,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    AVIF: 'off',
    RAZORPAY_URL: gateway.url,
    STRIPE_URL: gateway.url,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...env,
  };
  const child = await engineChild(settings, program);
  const { url } = child;
  const metric = async (name: string): Promise<number> =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec((await call(`${url}/metrics`, 'GET')).body)?.[1] ?? 0);
  return {
    ...child,
    postgres,
    beside: () => engineChild(settings, program),
    open: async () => {
      if (databaseUrl !== null) return openPostgres(databaseUrl, 2, () => undefined);
      const opened = await openPglite(join(directory, 'database'));
      if ('refused' in opened) throw new Error(`the database is open (${opened.by})`);
      return opened;
    },
    memory: async () => Math.round((await metric('process_resident_memory_bytes')) / 1_048_576),
    processorSeconds: () => metric('process_cpu_seconds_total'),
    remove: async () => {
      gateway.close();
      await postgres?.stop();
      // A process that was killed may still be letting go of its last files.
      await rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

interface Order {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Opens orders as both gateways do: the same receipt or key, the same order. The payment `pay_` and an order's id is
 * captured, and an intent is paid once it is asked about.
 */
async function fakeGateway(): Promise<{ url: string; close(): void }> {
  const orders = new Map<string, Order>();
  const server = createServer((incoming, outgoing) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
    incoming.on('end', () => {
      const key = incoming.headers['idempotency-key'];
      outgoing.setHeader('content-type', 'application/json');
      const answer = incoming.url?.startsWith('/v1/payment_intents')
        ? intentAnswer(orders, incoming.url, String(key), text)
        : orderAnswer(orders, incoming.url ?? '', text);
      outgoing.end(JSON.stringify(answer));
    });
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

function orderAnswer(orders: Map<string, Order>, url: string, text: string): object {
  const {
    receipt = 'none',
    amount = 0,
    currency = 'INR',
  } = (text === '' ? {} : JSON.parse(text)) as { receipt?: string; amount?: number; currency?: string };
  const orderId = url.split('/v1/payments/pay_')[1];
  const paid = orderId === undefined ? undefined : orders.get(orderId);
  if (paid !== undefined)
    return { id: `pay_${orderId}`, order_id: orderId, status: 'captured', captured: true, ...paid };
  orders.set(`order_${receipt}`, { amount, currency });
  return { id: `order_${receipt}`, entity: 'order', amount, currency, receipt, status: 'created', items: [], count: 0 };
}

function intentAnswer(orders: Map<string, Order>, url: string, key: string, text: string): object {
  const asked = new URLSearchParams(text);
  const isNew = asked.has('amount');
  const id = isNew ? `pi_${key}` : (url.split('/')[3]?.split('?')[0] ?? '');
  if (isNew) orders.set(id, { amount: Number(asked.get('amount')), currency: asked.get('currency') ?? '' });
  const order = orders.get(id) ?? { amount: 0, currency: 'aed' };
  const charge = {
    id: `ch_${id}`,
    payment_intent: id,
    amount_captured: order.amount,
    amount_refunded: 0,
    currency: order.currency,
    captured: true,
    status: 'succeeded',
  };
  const intent = { id, object: 'payment_intent', ...order, client_secret: `${id}_secret_1` };
  return isNew
    ? { ...intent, status: 'requires_payment_method' }
    : { ...intent, status: 'succeeded', latest_charge: charge };
}
