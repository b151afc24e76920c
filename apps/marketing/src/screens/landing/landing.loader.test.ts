import type { ApiClient } from '@latchkey/api-client/client';
import type { ScreenRequest } from '@latchkey/site/screen';
import { expect, test } from 'vitest';
import { load } from './landing.loader.ts';

const card = { id: 1760, name: 'Sandalwood Courtyard' };

/** A visit to a domain of the provider, with the API answering so. */
function visit(kind: 'provider' | 'platform', reply: object): ScreenRequest {
  const api = { call: () => Promise.resolve(reply) } as unknown as ApiClient;
  return { api, site: { kind }, locale: 'en', signal: new AbortController().signal } as unknown as ScreenRequest;
}

test('the provider speaks to hoteliers, the booking platform to guests, of the same hotels', async () => {
  const reply = { status: 200, body: { hotels: [card] } };
  expect(await load(visit('provider', reply))).toEqual({
    kind: 'ready',
    model: { audience: 'hoteliers', hotels: [card] },
  });
  expect(await load(visit('platform', reply))).toEqual({
    kind: 'ready',
    model: { audience: 'guests', hotels: [card] },
  });
});

test('without the API the page still says what it has to say', async () => {
  expect(await load(visit('provider', { status: 'failure', kind: 'offline' }))).toEqual({
    kind: 'ready',
    model: { audience: 'hoteliers', hotels: [] },
  });
});
