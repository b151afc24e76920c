import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { newId } from '../ids.ts';
import type { SandboxSettings } from '../settings.ts';
import { remember, type World } from '../world.ts';

export interface Webhooks {
  /** Tells Latchkey, a little later, again and again until it is acknowledged. */
  send(event: string, payload: Readonly<Record<string, object>>): void;
  /** Drops what has not been delivered. */
  stop(): void;
}

const mostAttempts = 8;
const patienceMs = 5000;

export function createWebhooks(world: World, settings: SandboxSettings, log: Logger): Webhooks {
  const stopping = new AbortController();

  const deliver = async (event: string, eventId: string, body: string): Promise<void> => {
    await pause(settings.WEBHOOK_DELAY_MS, undefined, { signal: stopping.signal });
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const result = await post(settings, eventId, body, stopping.signal);
      remember(world.deliveries, { at: new Date().toISOString(), event, eventId, attempt, result });
      if (/^2\d\d$/.test(result)) return;
      await pause(settings.WEBHOOK_RETRY_MS * 2 ** (attempt - 1), undefined, { signal: stopping.signal });
    }
    log.warn({ event, eventId }, 'webhook given up');
  };

  return {
    send: (event, payload) => {
      if (world.conduct.webhooks === 'never') return;
      const eventId = newId('evt');
      const entities = Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }]));
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_sandbox',
        event,
        contains: Object.keys(payload),
        payload: entities,
        created_at: Math.floor(Date.now() / 1000),
      });
      for (let copy = 0; copy < (world.conduct.webhooks === 'twice' ? 2 : 1); copy += 1) {
        deliver(event, eventId, body).catch((cause: unknown) => {
          if (!stopping.signal.aborted) log.error({ err: cause }, 'webhook not delivered');
        });
      }
    },
    stop: () => stopping.abort(),
  };
}

async function post(settings: SandboxSettings, eventId: string, body: string, stop: AbortSignal): Promise<string> {
  const signature = createHmac('sha256', settings.RAZORPAY_WEBHOOK_SECRET).update(body).digest('hex');
  try {
    const response = await fetch(new URL('/api/webhooks/razorpay', settings.API_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(patienceMs)]),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (cause) {
    return cause instanceof Error ? cause.message : 'no answer';
  }
}
