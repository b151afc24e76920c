import { setTimeout as pass } from 'node:timers/promises';
import type { Instance } from './instance.ts';

// What an attacker does not see: the gateway's account, and what came into mailboxes and telephones.

export interface SentMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export interface SentSms {
  readonly to: string;
  readonly text: string;
}

interface GatewayBooks {
  readonly payments: readonly {
    readonly id: string;
    readonly orderId: string;
    readonly status: string;
    readonly amountRefunded: number;
  }[];
  readonly refunds: readonly { readonly paymentId: string; readonly amount: number; readonly status: string }[];
  readonly orders: readonly { readonly id: string; readonly amount: number }[];
}

/** What the gateway's window gives to a page after a payment. */
export interface Paid {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

async function fromSandbox<T>({ sandbox }: Instance, path: string, method = 'GET', body?: object): Promise<T> {
  const response = await fetch(sandbox + path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

export const mails = async (instance: Instance): Promise<readonly SentMail[]> =>
  (await fromSandbox<{ mails: SentMail[] }>(instance, '/inbox/mails')).mails;

export const smsTo = async (instance: Instance, to: string): Promise<readonly SentSms[]> =>
  (await fromSandbox<{ sms: SentSms[] }>(instance, `/inbox/sms?to=${encodeURIComponent(to)}`)).sms;

/** The codes that came to a number, the newest last. */
export const codesTo = async (instance: Instance, to: string): Promise<readonly string[]> =>
  (await smsTo(instance, to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);

export const gatewayBooks = async (instance: Instance): Promise<GatewayBooks> =>
  (await fromSandbox<{ razorpay: GatewayBooks }>(instance, '/inbox/payments')).razorpay;

/** What the ad pixel was told from servers: sums in major units, and the page that each names. */
export async function purchasesTold(
  instance: Instance,
): Promise<readonly { readonly value: number; readonly url: string }[]> {
  const { events } = await fromSandbox<{
    events: readonly { readonly path: string; readonly content: PixelBatch }[];
  }>(instance, '/inbox/events');
  return events
    .filter(({ path }) => /^\/pixel\/[\w-]+\/events$/.test(path))
    .flatMap(({ content }) => content.data)
    .filter(({ event_name }) => event_name === 'Purchase')
    .map(({ event_source_url: url, custom_data: { value } }) => ({ value, url }));
}

interface PixelBatch {
  readonly data: readonly {
    readonly event_name: string;
    readonly event_source_url: string;
    readonly custom_data: { readonly value: number };
  }[];
}

/** Whether the gateway captures what it authorises. */
export const captures = async (instance: Instance, when: 'at_once' | 'never'): Promise<void> =>
  void (await fromSandbox(instance, '/control', 'POST', { capture: when }));

/** Pays an order in the gateway's window; null where the gateway takes no further payment of it. */
export async function pay(instance: Instance, orderId: string): Promise<Paid | null> {
  const { response } = await fromSandbox<{ response?: Record<string, string> }>(
    instance,
    '/razorpay/checkout/pay',
    'POST',
    { orderId, succeeds: true },
  );
  if (response === undefined) return null;
  const { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' } = response;
  return { paymentId, orderId, signature };
}

/** Waits, ten seconds at most, until something has come; answers whether it has. */
export async function until(has: () => Promise<boolean>): Promise<boolean> {
  for (let time = 0; time < 50; time += 1) {
    if (await has()) return true;
    await pass(200);
  }
  return false;
}

/** What is counted once nothing more has come for two seconds. */
export async function settled(count: () => Promise<number>): Promise<number> {
  let last = await count();
  for (let quiet = 0; quiet < 4;) {
    await pass(400);
    const now = await count();
    quiet = now === last ? quiet + 1 : 0;
    last = now;
  }
  return last;
}
