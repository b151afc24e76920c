import { hotelApi, offline, type Replies } from '@latchkey/testing/fake-api';
import { screenRequest } from '@latchkey/testing/screen-request';
import { site } from '@latchkey/testing/hotel';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { foundHotel } from '../../finder/finder.fixtures.ts';
import { load } from './landing.loader.ts';
import { weekendAfter } from './weekend.ts';

const card = { ...foundHotel, fromPrice: 5460 };

/** A visit to a domain of the provider, with the API answering so. */
function visit(kind: 'provider' | 'platform', replies: Replies, search: Record<string, string> = {}) {
  return screenRequest({ api: hotelApi(replies), site: { ...site, kind, hotel: null }, search });
}

test('the provider speaks to hoteliers, the booking platform to guests, of the same hotels', async () => {
  const replies: Replies = { listHotels: { status: 200, body: { hotels: [card] } } };
  expect(await load(visit('provider', replies))).toMatchObject({
    kind: 'ready',
    model: { audience: 'hoteliers', hotels: [card], finder: { results: { kind: 'not-asked' } } },
  });
  expect(await load(visit('platform', replies))).toMatchObject({
    kind: 'ready',
    model: { audience: 'guests', hotels: [card] },
  });
});

test('without the API the page still says what it has to say', async () => {
  expect(await load(visit('provider', { listHotels: offline }))).toMatchObject({
    kind: 'ready',
    model: { audience: 'hoteliers', hotels: [] },
  });
});

test('an address with a place asks for hotels instead of the rack', async () => {
  const found: Replies = {
    searchHotels: { status: 200, body: { hotels: [foundHotel], total: 1, pages: 1, isCut: false } },
  };
  const request = visit('platform', found, { place: 'goa', sort: 'price', free: '1', page: '2' });
  expect(await load(request)).toMatchObject({
    model: { hotels: [], finder: { results: { kind: 'found', hotels: [foundHotel] } } },
  });
  expect((request.api as ReturnType<typeof hotelApi>).inputsOf('searchHotels')).toMatchObject([
    {
      query: {
        place: 'goa',
        sort: 'price',
        free: '1',
        page: 2,
        adults: 2,
        checkIn: '2026-11-27',
        checkOut: '2026-11-29',
      },
    },
  ]);
});

test.each([
  { checkIn: '2026-12-10', checkOut: '2026-12-08' },
  { checkIn: 'soon', checkOut: 'later' },
  { checkIn: '2020-12-10', checkOut: '2020-12-12' },
  { checkIn: '2026-12-10' },
])('dates that are none lead home: %j', async (search) =>
  expect(await load(visit('platform', {}, search))).toEqual({
    kind: 'redirect',
    to: '/?notice=invalid-date',
    status: 303,
  }),
);

test('guests who have not said when see what the coming weekend costs, where a room is free', async () => {
  const sold = { ...foundHotel, id: 2, stay: { kind: 'sold_out' } as const };
  const found: Replies = {
    listHotels: { status: 200, body: { hotels: [card] } },
    searchHotels: { status: 200, body: { hotels: [foundHotel, sold], total: 2, pages: 1, isCut: false } },
  };
  const request = visit('platform', found);
  expect(await load(request)).toMatchObject({ model: { weekend: { hotels: [{ id: foundHotel.id }] } } });
  expect((request.api as ReturnType<typeof hotelApi>).inputsOf('searchHotels')).toMatchObject([
    { query: { sort: 'rating', adults: 2 } },
  ]);
  expect(await load(visit('provider', found))).toMatchObject({ model: { weekend: null } });
  expect(await load(visit('platform', { ...found, searchHotels: offline }))).toMatchObject({
    model: { weekend: null },
  });
});

test.each([
  ['2026-11-23', '2026-11-27'],
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-12-04'],
  ['2026-11-29', '2026-12-04'],
])('on %s the coming weekend begins on %s', (today, friday) =>
  expect(weekendAfter(today as LocalDate).checkIn).toBe(friday),
);
