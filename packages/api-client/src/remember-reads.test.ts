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
  const remembering = rememberReads(client, new Map());
  await remembering.call('getHotel', hotel);
  await remembering.call('getHotel', hotel);
  await remembering.call('getHotel', { ...hotel, query: { lang: 'ar' } });
  expect(calls).toHaveLength(2);
});

test('rooms left, quotes and bookings are asked for every time', async () => {
  const { client, calls } = asked(200);
  const remembering = rememberReads(client, new Map());
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
  const remembering = rememberReads(client, new Map());
  await remembering.call('getHotel', hotel);
  await remembering.call('getHotel', hotel);
  expect(calls).toHaveLength(2);
});
