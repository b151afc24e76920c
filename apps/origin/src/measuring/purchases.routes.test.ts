import { expect, test } from 'vitest';
import { booking, testMeasuring } from './test-measuring.ts';

const { outside, arrived, engineSays, askedOfEngine, post } = testMeasuring();

/** What a stranger would have the pixel believe. */
const forged = {
  token: 'pixel-1',
  time: 1_600_000_000,
  value: 1_000_000_000,
  currency: 'INR',
  url: 'http://hotel.com/',
  $insert_id: 'h1',
};

test('a purchase that a browser made up goes nowhere', async () => {
  const reply = await post(Array.from({ length: 50 }, () => ({ event: 'Purchase', properties: forged })));
  expect([reply.statusCode, arrived]).toEqual([200, []]);
  const conversion = { event: 'conversion', properties: { ...forged, token: 'token-1' } };
  expect([(await post([conversion])).statusCode, arrived]).toEqual([200, []]);
});

test('a purchase is told as the engine has it: its sum, its time, our host, and no address of a guest', async () => {
  engineSays.confirmed = [booking];
  const cookie = 'latchkey_device=AAAAAAAAAAAAAAAAAAAAAA';
  expect((await post([{ event: 'Purchase', properties: forged }], { cookie })).statusCode).toBe(200);
  expect(askedOfEngine).toEqual([{ cookie, body: { hotelId: 1760, take: true } }]);
  expect(arrived.map(({ path }) => path)).toEqual(['/pixel/pixel-1/events']);
  const sent = JSON.parse(arrived[0]?.body ?? '') as { data: object[] };
  expect(sent).toMatchObject({
    data: [
      {
        event_name: 'Purchase',
        event_time: 1_763_999_000,
        event_id: expect.stringMatching(/^\w+$/),
        event_source_url: 'http://hotel.com/',
        action_source: 'website',
        user_data: { client_user_agent: expect.stringContaining('Chrome/140') },
        custom_data: { value: 175.5, currency: 'EUR', checkin_date: '2027-03-01', content_ids: '1760', mode: 'GHC' },
      },
    ],
    access_token: 'secret',
  });
  expect(arrived[0]?.body).not.toMatch(/AbCdEf|10\.0\.|1000000000/);
  arrived.length = 0;
  engineSays.confirmed = [{ ...booking, isNew: false }];
  await post([{ event: 'Purchase', properties: forged }], { cookie });
  expect(arrived).toEqual([]);
});

test('a purchase that the pixel did not take is given back, to be told again', async () => {
  engineSays.confirmed = [booking];
  outside.status = 503;
  const cookie = 'latchkey_device=AAAAAAAAAAAAAAAAAAAAAA';
  expect((await post([{ event: 'Purchase', properties: forged }], { cookie })).statusCode).toBe(503);
  expect(askedOfEngine.map(({ body }) => body)).toEqual([
    { hotelId: 1760, take: true },
    { hotelId: 1760, take: false, giveBack: [booking.bookingId] },
  ]);
});

test('a view of another host’s page is not told, and one has a time that can be', async () => {
  const view = (properties: object) => ({ event: 'ViewContent', properties: { ...forged, ...properties } });
  await post([
    view({ url: 'https://evil.example/' }),
    view({ url: 'javascript:alert(1)' }),
    view({ url: 'http://hotel.com:81/' }),
    view({ time: 1_600_000_000 }),
    view({ time: 9_999_999_999 }),
    view({ time: 1_763_999_900 }),
  ]);
  const { data } = JSON.parse(arrived[0]?.body ?? '') as { data: { event_time: number; event_source_url: string }[] };
  expect(data.map((one) => [one.event_time, one.event_source_url])).toEqual([
    [1_764_000_000, 'http://hotel.com/'],
    [1_764_000_000, 'http://hotel.com/'],
    [1_763_999_900, 'http://hotel.com/'],
  ]);
});
