import { isEngineFailure } from '@latchkey/api-client/client';
import { expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { availability, hotel } from '@latchkey/testing/hotel';
import { screenRequest as asked } from '@latchkey/testing/screen-request';
import { load } from './home.loader.ts';

const link = (checkIn: string, checkOut: string, hotelId = '1760') => ({
  hotelId,
  checkIn,
  checkOut,
  adults: '2',
  children: '1',
});

test('without dates it is the first night that is free to cancel, for two', async () => {
  const api = hotelApi();
  const outcome = await load(asked({ api }));
  expect(outcome).toMatchObject({
    kind: 'ready',
    model: {
      stay: { checkIn: '2026-11-22', checkOut: '2026-11-23', guests: { adults: 2, childAges: [], infants: 0 } },
      notice: null,
    },
  });
  expect(api.calls.find(({ operation }) => operation === 'getAvailability')?.input).toMatchObject({
    query: { checkIn: '2026-11-22', adults: 2, children: 0, lang: 'en' },
  });
});

test('where nothing is ever free to cancel a search begins tonight', async () => {
  const HotelRooms = hotel.HotelRooms.map((room) => ({
    ...room,
    ratePlans: room.ratePlans.map((plan) => ({ ...plan, cancellation: [] })),
  }));
  const outcome = await load(asked({ api: hotelApi({ getHotel: { status: 200, body: { ...hotel, HotelRooms } } }) }));
  expect(outcome).toMatchObject({ model: { stay: { checkIn: '2026-11-20', checkOut: '2026-11-21' } } });
});

test('a deep link is the stay, with the ages it knows', async () => {
  const api = hotelApi();
  await load(asked({ api, path: '/rooms/…', params: link('2026-11-27', '2026-11-30'), search: { ages: '9' } }));
  expect(api.calls.find(({ operation }) => operation === 'getAvailability')?.input).toMatchObject({
    query: { checkIn: '2026-11-27', checkOut: '2026-11-30', adults: 2, children: 1, childAges: '9' },
  });
});

test.each([
  ['dates that are none', link('2026-02-30', '2026-11-30')],
  ['dates in the wrong order', link('2026-11-30', '2026-11-27')],
  ['a year that no hotel sells', link('9999-10-03', '9999-10-05')],
  ['a night that has passed at the property', link('2026-11-19', '2026-11-21')],
])('%s lead home, where the message is', async (_name, params) => {
  expect(await load(asked({ params, locale: 'ar' }))).toEqual({
    kind: 'redirect',
    to: '/?notice=invalid-date&lang=ar',
    status: 303,
  });
});

test.each([
  [
    'past dates',
    link('2026-11-19', '2026-11-21'),
    '/?coupon=KEY15&utm_source=letter&gclid=x1&notice=invalid-date&lang=de',
  ],
  [
    'a party that is none',
    { hotelId: '1760', checkIn: '2026-11-27', checkOut: '2026-11-30', adults: '2', children: '0.' },
    '/rooms/1760/2026-11-27/2026-11-30/2/0?coupon=KEY15&utm_source=letter&gclid=x1&notice=other-party&lang=de',
  ],
])('a campaign’s link with %s keeps its code and where it came from', async (_, params, to) => {
  const search = { coupon: 'KEY15', utm_source: 'letter', gclid: 'x1', ages: '9', notice: 'sold-out' };
  expect(await load(asked({ params, search, locale: 'de' }))).toMatchObject({ kind: 'redirect', to });
});

test.each([{ adults: '0' }, { adults: '99' }, { children: '-1' }, { infants: '11' }])(
  'a party that is none (%o) leads to the same dates for two, which says so',
  async (party) => {
    const good = { hotelId: '1760', checkIn: '2026-11-27', checkOut: '2026-11-30', adults: '2', children: '0' };
    expect(await load(asked({ params: { ...good, ...party } }))).toEqual({
      kind: 'redirect',
      to: '/rooms/1760/2026-11-27/2026-11-30/2/0?notice=other-party',
      status: 303,
    });
  },
);

test('a form that is sent for a hundred is told of the party, not of its dates', async () => {
  const search = { checkIn: '2026-11-27', checkOut: '2026-11-30', adults: '99', children: '0' };
  expect(await load(asked({ search }))).toMatchObject({
    to: '/rooms/1760/2026-11-27/2026-11-30/2/0?notice=other-party',
  });
});

test('hours for a hundred are shown for two, and say so', async () => {
  const search = { stay: 'hour', adults: '99' };
  expect(await load(asked({ search }))).toMatchObject({
    kind: 'ready',
    model: { notice: 'other-party', stay: { guests: { adults: 2 } } },
  });
});

test.each([
  { checkIn: '9999-12-01', checkOut: '9999-12-05' },
  { stay: 'hour', date: '9999-12-31' },
])('a search far beyond the calendar leads home too: %o', async (search) => {
  expect(await load(asked({ search }))).toMatchObject({ kind: 'redirect', to: '/?notice=invalid-date', status: 303 });
});

test('the form without JavaScript leads to the deep link', async () => {
  const search = { checkIn: '2026-11-27', checkOut: '2026-11-30', adults: '3', children: '1' };
  expect(await load(asked({ search }))).toEqual({
    kind: 'redirect',
    to: '/rooms/1760/2026-11-27/2026-11-30/3/1',
    status: 303,
  });
  expect(await load(asked({ search: { ...search, coupon: 'KEY15' } }))).toMatchObject({
    to: '/rooms/1760/2026-11-27/2026-11-30/3/1?coupon=KEY15',
  });
});

test('a link to another hotel is not found here', async () => {
  expect(await load(asked({ params: link('2026-11-27', '2026-11-30', '1188') }))).toEqual({ kind: 'missing' });
  // Its dates are not what is wrong, whatever they are.
  for (const hotelId of ['1188', 'abc'])
    expect(await load(asked({ params: link('2026-13-40', 'x', hotelId) }))).toEqual({ kind: 'missing' });
});

test('when nothing is free the nearest stays of the same length are offered', async () => {
  const none = {
    ...availability,
    rooms: availability.rooms.map((room) => ({ ...room, availableRooms: 0, pricing: [] })),
  };
  const outcome = await load(
    asked({
      api: hotelApi({ getAvailability: { status: 200, body: none } }),
      params: link('2026-11-27', '2026-11-30'),
    }),
  );
  expect(outcome).toMatchObject({
    model: {
      nearest: [
        { checkIn: '2026-11-25', checkOut: '2026-11-28' },
        { checkIn: '2026-11-29', checkOut: '2026-12-02' },
      ],
    },
  });
});

test('a part that cannot be read costs only itself', async () => {
  const offline = { status: 'failure', kind: 'offline' } as const;
  const outcome = await load(
    asked({ api: hotelApi({ getReviews: offline, getAvailability: offline, getFaqs: offline }) }),
  );
  expect(outcome).toMatchObject({
    kind: 'ready',
    model: { availability: null, ratings: { aggregate: null, reviews: [] }, faqs: [] },
  });
});

const refused = { status: 'failure', kind: 'unexpected', httpStatus: 429 } as const;

test('a page whose rooms the engine refused says by its status that it comes later', async () => {
  const api = hotelApi({ getAvailability: refused });
  expect(await load(asked({ api }))).toMatchObject({ kind: 'ready', status: 503, model: { availability: null } });
});

test('a hotel that the engine refused, or that did not come in time, is no defect of the screen', async () => {
  for (const failure of [refused, { status: 'failure', kind: 'timeout' } as const])
    await expect(load(asked({ api: hotelApi({ getHotel: failure }) }))).rejects.toSatisfy(isEngineFailure);
});
