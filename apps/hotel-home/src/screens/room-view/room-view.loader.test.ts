import type { ScreenRequest } from '@latchkey/site/screen';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { CalendarDay } from '@latchkey/api-contract/types';
import { hotelApi } from '@latchkey/testing/fake-api';
import { availability } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { head } from './room-view.head.ts';
import { firstFree, load } from './room-view.loader.ts';

const asked = (roomTypeId: string, search: Record<string, string> = {}, api = hotelApi()): ScreenRequest =>
  screenRequest({
    locale: 'ar',
    i18n: setupI18n({ locale: 'ar', messages: { ar: {} } }),
    api,
    path: `/room-view/${roomTypeId}`,
    params: { roomTypeId },
    search,
  });

test('a room without dates is shown for two on the first night that is free to cancel', async () => {
  expect(await load(asked('teak-king'))).toMatchObject({
    kind: 'ready',
    model: {
      room: { id: 'teak-king' },
      stay: { checkIn: '2026-11-22', checkOut: '2026-11-23', guests: { adults: 2 } },
    },
  });
});

test('on the provider’s hosts the address begins with the hotel’s id', async () => {
  const request = asked('1760_teak-king');
  const outcome = await load(request);
  if (outcome.kind !== 'ready') throw new Error('the room is there');
  expect(outcome.model.room.id).toBe('teak-king');
  const onProvider = { ...request, site: { ...request.site, kind: 'provider' as const } };
  expect(head(outcome.model, onProvider).canonical).toBe('/room-view/1760_teak-king');
});

test('the prices of other nights are those of the room', async () => {
  const api = hotelApi();
  await load(asked('indigo-twin', {}, api));
  expect(api.calls.find(({ operation }) => operation === 'getCalendar')).toMatchObject({
    input: { query: { roomTypeId: 'indigo-twin' } },
  });
});

test('dates, guests and ages are read from the address', async () => {
  const search = { checkIn: '2026-11-27', checkOut: '2026-11-30', adults: '3', children: '1', ages: '9' };
  expect(await load(asked('teak-king', search))).toMatchObject({
    model: { stay: { checkIn: '2026-11-27', guests: { adults: 3, childAges: [9], infants: 0 } } },
  });
});

test('a room that the hotel does not have is missing, dates that are none lead home', async () => {
  expect(await load(asked('cellar'))).toEqual({ kind: 'missing' });
  expect(await load(asked('teak-king', { checkIn: '2026-02-30', checkOut: '2026-03-02' }))).toEqual({
    kind: 'redirect',
    to: '/?notice=invalid-date&lang=ar',
    status: 303,
  });
});

test('machines read the one room, its plans’ totals, and the way back', async () => {
  const request = asked('teak-king', { checkIn: '2026-11-27', checkOut: '2026-11-30' });
  const outcome = await load(request);
  if (outcome.kind !== 'ready') throw new Error('the room is there');
  const { canonical, jsonLd } = head(outcome.model, request);
  expect(canonical).toBe('/room-view/teak-king');
  expect(jsonLd?.[0]).toMatchObject({
    '@type': ['HotelRoom', 'Product'],
    name: 'Teak King',
    offers: [{ price: '18480' }, {}],
  });
  expect(jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
});

const day = (date: string, more: Partial<CalendarDay> = {}): CalendarDay => ({
  date: date as CalendarDay['date'],
  price: 5000,
  availability: 'open',
  minStay: 1,
  ...more,
});
const full = { availability: 'sold_out', price: null } as const;

test('the first free nights are as many as they must be', () => {
  const days = [day('2026-11-22', full), day('2026-11-23', { minStay: 2 }), day('2026-11-24', full), day('2026-11-25')];
  expect(firstFree(days)).toEqual({ checkIn: '2026-11-25', checkOut: '2026-11-26' });
  expect(firstFree([day('2026-11-22', { minStay: 3 }), day('2026-11-23')])).toEqual({
    checkIn: '2026-11-23',
    checkOut: '2026-11-24',
  });
  expect(firstFree([day('2026-11-22', full)])).toBeNull();
});

test('a room that is full on the page’s own nights opens on its first free ones; dates of the guest stay', async () => {
  const rooms = availability.rooms.map((room) =>
    room.roomTypeId === 'teak-king' ? { ...room, availableRooms: 0, pricing: [] } : room,
  );
  const api = hotelApi({
    getAvailability: { status: 200, body: { ...availability, rooms } },
    getCalendar: {
      status: 200,
      body: { currency: 'INR', days: [day('2026-11-22', full), day('2026-11-23', full), day('2026-11-24')] },
    },
  });
  expect(await load(asked('teak-king', {}, api))).toMatchObject({
    model: { stay: { checkIn: '2026-11-24', checkOut: '2026-11-25' } },
  });
  const own = { checkIn: '2026-11-27', checkOut: '2026-11-30', adults: '2' };
  expect(await load(asked('teak-king', own, api))).toMatchObject({ model: { stay: { checkIn: '2026-11-27' } } });
});
