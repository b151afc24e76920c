import type { ApiClient } from '@latchkey/api-client/client';
import type { ScreenRequest } from '@latchkey/site/screen';
import { expect, test } from 'vitest';
import { load } from './planner.loader.ts';

const hotel = { status: 200, body: { name: 'Sandalwood Courtyard', latitude: 12.97, longitude: 77.64 } };
const planned = { status: 200, body: { days: [{ day: 1, stops: [] }] } };

/** A visit to the planner, with the API answering so; what was asked is kept. */
function visit(
  params: object,
  search: object,
  replies: { createItinerary: object; getHotel: object },
): { request: ScreenRequest; asked: unknown[] } {
  const asked: unknown[] = [];
  const call = (operation: keyof typeof replies, input: unknown) => (
    asked.push(input),
    Promise.resolve(replies[operation])
  );
  const api = { call } as unknown as ApiClient;
  const site = { kind: 'hotel', hotel: { id: 1760 } };
  return {
    asked,
    request: {
      api,
      site,
      params,
      search,
      locale: 'en',
      signal: new AbortController().signal,
    } as unknown as ScreenRequest,
  };
}

test('a day is planned for what the guest is here for, leisure where it is not said', async () => {
  const said = visit({ hotelId: '1760' }, { purpose: 'food' }, { createItinerary: planned, getHotel: hotel });
  expect(await load(said.request)).toMatchObject({
    kind: 'ready',
    model: { kind: 'plan', purpose: 'food', hotel: hotel.body, days: planned.body.days },
  });
  expect(said.asked[0]).toMatchObject({ body: { hotelId: 1760, days: 1, purpose: 'food' } });
  const unsaid = visit({ hotelId: '1760' }, { purpose: 'conquest' }, { createItinerary: planned, getHotel: hotel });
  expect(await load(unsaid.request)).toMatchObject({ model: { purpose: 'leisure' } });
});

test('another hotel’s planner is not found here', async () => {
  expect(await load(visit({ hotelId: '1188' }, {}, { createItinerary: planned, getHotel: hotel }).request)).toEqual({
    kind: 'missing',
  });
});

test('a plan that cannot be made just now is said so', async () => {
  const offline = { status: 'failure', kind: 'offline' };
  expect(
    await load(visit({ hotelId: '1760' }, {}, { createItinerary: offline, getHotel: hotel }).request),
  ).toMatchObject({
    status: 503,
    model: { kind: 'unavailable' },
  });
});
