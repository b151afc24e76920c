import { randomUUID } from 'node:crypto';
import { everyPropertyPath } from '@latchkey/api-contract/every-property-path';
import { operatorKeyOf } from '../features/property/property.ts';
import type { Settings } from '../settings.ts';
import type { Action, ActionArguments } from './property-action.types.ts';

/** What the API answered. */
export interface ApiAnswer {
  readonly isDone: boolean;
  readonly body: unknown;
  /** Those it gives, as a browser sends them back. */
  readonly cookies: string;
}

/** What the API says, or why it was not asked. */
export async function askAsProperty(
  settings: Settings,
  hotel: string,
  action: Pick<Action, 'call'>,
  given: ActionArguments,
  now: Date,
): Promise<ApiAnswer | string> {
  if (settings.propertyKeySecret === null) return 'PROPERTY_KEY_SECRET must be set.';
  const hotelId = await idOf(settings, hotel);
  if (typeof hotelId === 'string') return hotelId;
  const { method, path } = everyPropertyPath[action.call];
  const address = path.replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(given.params?.[parameter] ?? ''),
  );
  const query = given.query === undefined ? '' : `?${new URLSearchParams(given.query)}`;
  return askApi(settings, `${address}${query}`, {
    method,
    headers: {
      authorization: `Bearer ${operatorKeyOf(hotelId, settings.propertyKeySecret, now)}`,
      'content-type': 'application/json',
      // Each command is an act of its own; operations that want a key do it once for it.
      'idempotency-key': randomUUID(),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(given.body ?? {}) }),
  });
}

async function idOf(settings: Settings, hotel: string): Promise<number | string> {
  if (/^[1-9]\d{0,8}$/.test(hotel)) return Number(hotel);
  const found = await askApi(settings, `/api/hotels?${new URLSearchParams({ slug: hotel })}`);
  if (typeof found === 'string') return found;
  return (found.body as { hotels?: { id: number }[] }).hotels?.[0]?.id ?? `No hotel is called ${hotel}.`;
}

/** The API's answer, or why there is none. */
export async function askApi(
  settings: Settings,
  address: string,
  request: RequestInit = {},
): Promise<ApiAnswer | string> {
  const base = process.env['API_URL'] ?? `http://${settings.host}:${settings.port}`;
  const response = await fetch(`${base}${address}`, request).catch((cause: unknown) =>
    String(cause instanceof Error ? cause.message : cause),
  );
  if (typeof response === 'string') return `The API does not answer (${response}). Start it, or set API_URL.`;
  const answer = await response.text();
  if (!(response.headers.get('content-type') ?? '').includes('json'))
    return `What answers at ${response.url} is not the API (${response.status}). Set API_URL or API_PORT.`;
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { isDone: response.ok, body: JSON.parse(answer) as unknown, cookies: cookies.join('; ') };
}
