import { bodyOf } from '@latchkey/analytics/analytics';
import { boundedRequest, type BoundedAnswer } from '../http/bounded-request.ts';
import type { CollectorSettings } from '../settings.ts';
import type { Item } from './readable-items.ts';

/** How long a collector may take, in milliseconds. */
const patienceMs = 10_000;

/** Bytes of a collector's answer that are read at most: the flags of a project are some kilobytes. */
const mostBytes = 256 * 1024;

/** Requests to collectors at a time; beyond them guests' browsers are asked to come again. */
const most = 100;

/** The services that measured events are handed on to. Nothing of a guest's address goes along. */
export interface Collectors {
  /** A batch for the product analytics' `track`, `engage` or `groups`. */
  events(path: 'track' | 'engage' | 'groups', items: readonly object[]): Promise<boolean>;
  /** A part of a recorded session, as the library packed it. */
  recording(token: string, query: URLSearchParams, body: Buffer): Promise<boolean>;
  /** The feature flags of a visitor; null where they cannot be had. */
  flags(query: URLSearchParams): Promise<unknown>;
  purchases(pixelId: string, items: readonly Item[], userAgent: string): Promise<boolean>;
}

export function openCollectors({ analytics, pixel, pixelAccessToken }: CollectorSettings): Collectors {
  let running = 0;
  // Away, too slow or too long: the browser is told so, and tries again later.
  const ask = async (address: string, init: RequestInit): Promise<BoundedAnswer | null> => {
    if (running >= most) return null;
    running++;
    try {
      return await boundedRequest(address, init, { mostBytes, patienceMs });
    } finally {
      running--;
    }
  };
  const taken = async (address: string, init: RequestInit): Promise<boolean> => {
    const reply = await ask(address, init);
    // What a collector refuses for good would be refused again.
    return reply !== null && reply.status < 500 && reply.status !== 429;
  };
  return {
    events: (path, items) =>
      taken(`${analytics}/${path}?verbose=1&ip=0`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: bodyOf(items),
      }),
    recording: (token, query, body) =>
      taken(`${analytics}/record?${query}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
        },
        body: new Uint8Array(body),
      }),
    async flags(query) {
      const reply = await ask(`${analytics}/flags?${query}`, {});
      return reply?.status === 200 ? jsonIn(reply.text ?? '') : null;
    },
    purchases: (pixelId, items, userAgent) =>
      taken(`${pixel}/${encodeURIComponent(pixelId)}/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          data: items.map((item) => serverEventOf(item, userAgent)),
          ...(pixelAccessToken === null ? {} : { access_token: pixelAccessToken }),
        }),
      }),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An event as the pixel takes it from servers. */
function serverEventOf({ event, properties }: Item, userAgent: string): object {
  const { token: _, time, url, $insert_id: id, ...custom } = properties;
  return {
    event_name: event,
    event_time: typeof time === 'number' ? Math.floor(time) : Math.floor(Date.now() / 1000),
    ...(typeof id === 'string' ? { event_id: id } : {}),
    event_source_url: String(url),
    action_source: 'website',
    user_data: { client_user_agent: userAgent.slice(0, 255) },
    custom_data: custom,
  };
}
