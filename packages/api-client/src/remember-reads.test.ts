import { expect, test } from 'vitest';
import type { ApiClient } from './client.ts';
import { rememberReads } from './remember-reads.ts';

/** A client of one answer that counts how often it is asked. */
function asked(status: number): { client: ApiClient; calls: string[] } {
  const calls: string[] = [];
  const client = {
    call: (operation: string) => (calls.push(operation), Promise.resolve({ status, body: { code: 'x' } })),
  } as unknown as ApiClient;
  return { client, calls };
}

const hotel = { params: { hotelId: 1760 }, query: { lang: 'en' as const } };

test('content is asked for once a language', async () => {
  const { client, calls } = asked(200);
  const remembering = rememberReads(client, client, new Map());
  await remembering.call('getHotel', hotel);
  await remembering.call('getHotel', hotel);
  await remembering.call('getHotel', { ...hotel, query: { lang: 'ar' } });
  expect(calls).toHaveLength(2);
});

test('rooms left, quotes and bookings are asked for every time', async () => {
  const { client, calls } = asked(200);
  const remembering = rememberReads(client, client, new Map());
  for (let time = 0; time < 2; time += 1) {
    await remembering.call('getAvailability', {
      params: { hotelId: 1760 },
      query: { checkIn: '2026-11-27' as never, checkOut: '2026-11-28' as never },
    });
    await remembering.call('getBooking', { params: { bookingId: '1760_a' }, query: {} });
  }
  expect(calls).toHaveLength(4);
});

test('what could not be read is asked for again', async () => {
  const { client, calls } = asked(404);
  const remembering = rememberReads(client, client, new Map());
  await remembering.call('getHotel', hotel);
  await remembering.call('getHotel', hotel);
  expect(calls).toHaveLength(2);
});

test('what is remembered was asked without a word about any guest; all else is asked in the guest’s name', async () => {
  const guest = asked(200);
  const own = asked(200);
  const memory = new Map();
  const remembering = rememberReads(guest.client, own.client, memory);
  const content = ['getHotel', 'getReviews', 'getFaqs', 'getPolicies', 'getNearby', 'getVideos', 'listHotels'] as const;
  for (const operation of content) await remembering.call(operation, hotel as never);
  for (const operation of ['getAvailability', 'getBooking', 'getQuote', 'createItinerary'] as const)
    await remembering.call(operation, {} as never);
  expect(own.calls).toEqual(content);
  expect(guest.calls).toEqual(['getAvailability', 'getBooking', 'getQuote', 'createItinerary']);
  expect(memory.size).toBe(content.length);
});

test('an answer that was asked for with headers of a guest is kept for nobody', async () => {
  const { client, calls } = asked(200);
  const memory = new Map();
  const remembering = rememberReads(client, asked(500).client, memory);
  await remembering.call('getHotel', { ...hotel, headers: { cookie: 'latchkey-device=a' } } as never);
  expect(calls).toEqual(['getHotel']);
  expect(memory.size).toBe(0);
});
