import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestEngine } from './test-engine.ts';

/** The token of the link in a mail to the hotel. Throws where it has none. */
export function linkTokenIn(text = ''): string {
  const token = /https?:\/\/desk\.[^/\s]+\/by-mail\/([^?\s]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link in ${text}`);
  return token;
}

/** Calls below `/api/property/` by such a link; `seen` is the last event that its page had seen. */
export type LinkCall = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  seen?: number,
) => Promise<LightMyRequestResponse>;

export const linkCalls =
  (engine: TestEngine, token: string): LinkCall =>
  (method, path, payload, seen) =>
    engine.app.inject({
      method,
      url: `/api/property/${path}`,
      headers: {
        'latchkey-link': token,
        'idempotency-key': randomUUID(),
        ...(seen === undefined ? {} : { 'latchkey-seen': String(seen) }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
