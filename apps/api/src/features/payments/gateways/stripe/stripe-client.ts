import Stripe from 'stripe';
import type { z } from 'zod';
import type { StripeSettings } from '../../../../settings/stripe-settings.ts';
import { cappedText } from '../../../../capped-text.ts';
import { isNotNow, longestAnswer, patienceMs } from '../gateway-http.ts';
import type { Unavailable } from '../gateway-api.ts';

/** Where the official client sends its requests; the adapter sends them where it is configured to. */
const itsAddress = 'https://api.stripe.com';

/** The official client. It tries once: what came to nothing is tried again by whoever asked, under the same key. */
export function stripeClient({ url, secretKey }: Pick<StripeSettings, 'url' | 'secretKey'>): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: patienceMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(async (wanted, init) => {
      const asked = new Request(wanted, init);
      const answer = await fetch(new Request(asked.url.replace(itsAddress, url), asked));
      const text = await cappedText(answer, longestAnswer);
      if (text === null) throw new Error('an answer that is too long');
      return new Response(text, { status: answer.status, headers: answer.headers });
    }),
  });
}

type Answer<T> =
  | { readonly kind: 'answer'; readonly body: T }
  | { readonly kind: 'refused'; readonly reason: string; readonly code: string | null }
  | Unavailable;

/** What an answer of another form comes to. */
export const unreadable: Unavailable = { kind: 'unavailable', reason: 'an answer that cannot be read' };

/** Asks by the official client, and reads the answer by a schema of our own. A refusal of the request is an answer. */
export async function askStripe<T>(asking: () => Promise<unknown>, schema: z.ZodType<T>): Promise<Answer<T>> {
  try {
    const parsed = schema.safeParse(await asking());
    return parsed.success ? { kind: 'answer', body: parsed.data } : unreadable;
  } catch (cause) {
    return refusalIn(cause);
  }
}

function refusalIn(cause: unknown): Exclude<Answer<never>, { kind: 'answer' }> {
  const { statusCode, code } = cause as Partial<Record<string, unknown>>;
  const reason = reasonIn(cause);
  const isRefused = typeof statusCode === 'number' && statusCode >= 400 && !isNotNow(statusCode);
  return isRefused
    ? { kind: 'refused', reason, code: typeof code === 'string' ? code : null }
    : { kind: 'unavailable', reason };
}

/** What Stripe, its client or the network says of why something came to nothing. */
export function reasonIn(cause: unknown): string {
  const { message } = cause as Partial<Record<string, unknown>>;
  return typeof message === 'string' ? message.slice(0, 300) : 'no answer';
}
