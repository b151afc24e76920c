import type { z } from 'zod';
import { cappedText } from '../../../capped-text.ts';
import type { Unavailable } from './gateway-api.ts';

export interface GatewayCall {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
}

export const patienceMs = 8000;
/** Far above what any gateway answers: a list of an order's payments is some kilobytes. */
export const longestAnswer = 1024 * 1024;

const notNow: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429]);

/** Whether a status says that the same may be asked again later, and refuses nothing. */
export const isNotNow = (status: number): boolean => status >= 500 || notNow.has(status);

/**
 * Asks a gateway. A refusal of the request itself (4xx) is an answer; silence, 5xx, a key that is not taken and what may be
 * asked again later are `unavailable`.
 */
export async function askGateway<T>(
  call: GatewayCall,
  schema: z.ZodType<T>,
): Promise<{ kind: 'answer'; body: T } | { kind: 'refused'; status: number; reason: string } | Unavailable> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await cappedText(response, longestAnswer);
    if (text === null) return { kind: 'unavailable', reason: 'an answer that is too long' };
    if (isNotNow(response.status)) return { kind: 'unavailable', reason: `status ${response.status}` };
    if (!response.ok) return { kind: 'refused', status: response.status, reason: text.slice(0, 300) };
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success
      ? { kind: 'answer', body: parsed.data }
      : { kind: 'unavailable', reason: 'an answer that cannot be read' };
  } catch (cause) {
    return { kind: 'unavailable', reason: cause instanceof Error ? cause.message : 'no answer' };
  }
}
