import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { nowSeconds } from './ids.ts';
import type { SandboxSettings } from './settings.ts';
import { remember, type SandboxState } from './state/sandbox-state.ts';

interface Message {
  readonly event: string;
  readonly eventId: string;
  /** Where at Latchkey. */
  readonly path: string;
  readonly body: string;
  /** The header that carries the hex HMAC-SHA256 of the body, and its secret; `isTimed`: with the second it was sent in. */
  readonly signature: { readonly header: string; readonly secret: string; readonly isTimed?: boolean };
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Deliveries {
  /** Tells Latchkey, a little later, again and again until it is acknowledged. */
  deliver(message: Message): void;
  /** Drops what has not been delivered. */
  stop(): void;
}

const mostAttempts = 8;
const patienceMs = 5000;

export function createDeliveries(state: SandboxState, settings: SandboxSettings, log: Logger): Deliveries {
  const stopping = new AbortController();

  const tell = async (message: Message): Promise<void> => {
    const { event, eventId } = message;
    await pause(settings.WEBHOOK_DELAY_MS, undefined, { signal: stopping.signal });
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const result = await post(settings, message, stopping.signal);
      remember(state.deliveries, { at: new Date().toISOString(), event, eventId, attempt, result });
      if (/^2\d\d$/.test(result)) return;
      await pause(settings.WEBHOOK_RETRY_MS * 2 ** (attempt - 1), undefined, { signal: stopping.signal });
    }
    log.warn({ event, eventId }, 'webhook given up');
  };

  return {
    deliver: (message) => {
      if (state.scenario.webhooks === 'never') return;
      for (let copy = 0; copy < (state.scenario.webhooks === 'twice' ? 2 : 1); copy += 1) {
        tell(message).catch((cause: unknown) => {
          if (!stopping.signal.aborted) log.error({ err: cause }, 'webhook not delivered');
        });
      }
    },
    stop: () => stopping.abort(),
  };
}

/** Of one delivery: a later try is signed anew. */
function signatureOf(body: string, { secret, isTimed = false }: Message['signature']): string {
  const hex = (bytes: string): string => createHmac('sha256', secret).update(bytes).digest('hex');
  const at = nowSeconds();
  return isTimed ? `t=${at},v1=${hex(`${at}.${body}`)}` : hex(body);
}

async function post(
  settings: SandboxSettings,
  { path, body, signature, headers = {} }: Message,
  stop: AbortSignal,
): Promise<string> {
  const signed = signatureOf(body, signature);
  try {
    const response = await fetch(new URL(path, settings.API_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signature.header]: signed, ...headers },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(patienceMs)]),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (cause) {
    return cause instanceof Error ? cause.message : 'no answer';
  }
}
