import { contract } from '@latchkey/api-contract/contract';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { OperationName } from '@latchkey/api-contract/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { served, servedPaths, type ServedName } from '../../../http/route.ts';
import { transact } from '../../../database/transact.ts';
import { takeRooms } from '../../stock/inventory/inventory.service.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';

interface Documented {
  readonly operationId: ServedName;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example: unknown }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: unknown } } };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly example: unknown }>> }>
  >;
}

describe('what a guest reads', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine();
  });
  afterAll(() => engine.close());

  const get = async <T = Record<string, unknown>>(url: string): Promise<{ status: number; body: T }> => {
    const response = await engine.app.inject({ url });
    return { status: response.statusCode, body: response.json<T>() };
  };

  it.each<[OperationName, string]>([
    ['getSite', '/api/site?host=sandalwood.localhost:4000'],
    ['getSite', '/api/site?host=book.latchkey.test'],
    ['getSite', '/api/site?host=desk.latchkey.localhost&hotelId=1760'],
    ['listHotels', '/api/hotels'],
    ['listHotels', '/api/hotels?limit=2&page=2'],
    ['searchHotels', '/api/hotel-search?checkIn=2026-12-02&checkOut=2026-12-05&place=sandal&sort=price'],
    ['getHotel', '/api/hotels/1760?lang=de'],
    [
      'getAvailability',
      '/api/hotels/1760/availability?checkIn=2026-12-02&checkOut=2026-12-05&adults=2&children=1&childAges=7',
    ],
    ['getCalendar', '/api/hotels/1760/calendar?from=2026-11-23'],
    ['getReviews', '/api/hotels/1760/reviews'],
    ['getFaqs', '/api/hotels/1760/faqs'],
    ['getPolicies', '/api/hotels/1760/policies'],
    ['getNearby', '/api/hotels/1760/nearby?lang=ar'],
  ])('is as the contract of %s says: %s', async (operation, url) => {
    const { status, body } = await get(url);
    expect(status).toBe(200);
    expect((contract[operation].responses as Record<number, z.ZodType>)[200]?.parse(body)).toEqual(body);
  });

  it('stands for the host, whatever the port', async () => {
    expect((await get('/api/site?host=palace.localhost:9999')).body).toMatchObject({
      kind: 'hotel',
      hotel: { id: 2116 },
      publicAddress: { scheme: 'http', port: 4000 },
    });
    expect((await get('/api/site?host=latchkey.localhost:1')).body).toMatchObject({
      kind: 'provider',
      hotel: null,
      host: 'latchkey.localhost',
      publicAddress: { scheme: 'http', port: 4000 },
    });
    expect((await get('/api/site?host=latchkey.localhost&slug=sandalwood-palace')).body).toMatchObject({
      kind: 'provider',
      hotel: { id: 2116 },
    });
    const desk = '/api/site?host=desk.latchkey.localhost:4000';
    expect((await get(desk)).body).toMatchObject({ kind: 'desk', hotel: null });
    expect((await get(`${desk}&hotelId=2116`)).body).toMatchObject({ kind: 'desk', hotel: { id: 2116 } });
    expect((await get(`${desk}&hotelId=9`)).status).toBe(404);
    expect((await get('/api/site?host=palace.localhost&slug=sandalwood-courtyard')).status).toBe(404);
    expect((await get('/api/site?host=elsewhere.example')).status).toBe(404);
  });

  it('finds a hotel by its slug in letters of any size', async () => {
    for (const slug of ['sandalwood-palace', 'Sandalwood-PALACE'])
      expect((await get(`/api/hotels?slug=${slug}`)).body).toMatchObject({ hotels: [{ id: 2116 }] });
    expect((await get('/api/hotels?slug=nobody')).body).toEqual({ hotels: [] });
  });

  it('says when its words are not in the language asked for', async () => {
    expect((await get('/api/hotels/1760?lang=de')).body).toMatchObject({
      headline: 'Ein stiller Hof in Bengaluru',
      isFallback: false,
    });
    expect((await get('/api/hotels/1760?lang=hi')).body).toMatchObject({ language: 'en', isFallback: true });
  });

  it('shows available rooms by price, sold-out ones last', async () => {
    const both = {
      date: '2026-12-03' as LocalDate,
      roomTypeId: 'garden-twin',
      quantity: 2,
      night: true,
      hourFrom: 0,
      hourTo: 24,
    };
    await transact(engine.deps.db, (tx) => takeRooms(tx, 1760, [both]));
    const { body } = await get<{ rooms: { roomTypeId: string; availableRooms: number }[] }>(
      '/api/hotels/1760/availability?checkIn=2026-12-02&checkOut=2026-12-05',
    );
    expect(body.rooms.map((room) => [room.roomTypeId, room.availableRooms])).toEqual([
      ['courtyard-king', 3],
      ['garden-twin', 0],
    ]);
  });

  it('has one stock version while nothing changes, and another once a room is taken', async () => {
    const version = async (hotelId: number) =>
      (await get<{ version: string }>(`/api/hotels/${hotelId}/stock-version`)).body.version;
    const [before, other] = [await version(1760), await version(2116)];
    expect(await version(1760)).toBe(before);
    const room = {
      date: '2026-12-11' as LocalDate,
      roomTypeId: 'garden-twin',
      quantity: 1,
      night: true,
      hourFrom: 0,
      hourTo: 24,
    };
    await transact(engine.deps.db, (tx) => takeRooms(tx, 1760, [room]));
    expect(await version(1760)).not.toBe(before);
    expect(await version(2116)).toBe(other);
    expect((await get('/api/hotels/9/stock-version')).status).toBe(404);
  });

  it('prices two nights with their tax: 4,800 + 4,800 and 5 %', async () => {
    const { body } = await get<{
      rooms: {
        roomTypeId: string;
        pricing: { ratePlanId: string; priceForPax: { pax: number; priceBeforeTax: number; total: number }[] }[];
      }[];
    }>('/api/hotels/1760/availability?checkIn=2026-12-07&checkOut=2026-12-09');
    const flexible = body.rooms
      .find((room) => room.roomTypeId === 'courtyard-king')
      ?.pricing.find((plan) => plan.ratePlanId === 'flexible');
    expect(flexible?.priceForPax.find((price) => price.pax === 2)).toEqual({
      pax: 2,
      priceBeforeTax: 9600,
      total: 10_080,
    });
  });

  it('sells nothing shorter than the season’s least stay', async () => {
    const { body } = await get<{ rooms: { availableRooms: number; minStay: number; pricing: unknown[] }[] }>(
      '/api/hotels/1760/availability?checkIn=2026-12-22&checkOut=2026-12-23',
    );
    expect(body.rooms.every((room) => room.availableRooms === 0 && room.pricing.length === 0 && room.minStay > 1)).toBe(
      true,
    );
  });

  it.each([
    ['/api/hotels/1760/availability?checkIn=2026-02-30&checkOut=2026-03-02', 400, { field: 'checkIn' }],
    ['/api/hotels/1760/availability?checkIn=2026-12-05', 400, { field: 'checkOut' }],
    ['/api/hotels/1760/availability?checkIn=2026-12-05&checkOut=2026-12-05', 422, { code: 'invalid_dates' }],
    ['/api/hotels/1760/availability?checkIn=2026-11-22&checkOut=2026-11-24', 422, { code: 'invalid_dates' }],
    ['/api/hotels/1760/availability?checkIn=9999-10-03&checkOut=9999-10-05', 422, { code: 'invalid_dates' }],
    ['/api/hotels/1760/slots?date=9999-12-31', 422, { code: 'invalid_dates' }],
    ['/api/hotels/9/availability?checkIn=2026-12-05&checkOut=2026-12-06', 404, { code: 'not_found' }],
    ['/api/hotels/one', 400, { field: 'hotelId' }],
    ['/api/hotels/99999999999999999999', 400, { field: 'hotelId' }],
    ['/api/nothing', 404, { code: 'not_found' }],
    ['/images/1760/courtyard-day-641-60.webp', 404, { code: 'not_found' }],
    ['/images/1760/..%2f..%2fhotel.json', 404, { code: 'not_found' }],
  ])('answers %s with %i', async (url, status, body) => {
    expect(await get(url)).toMatchObject({ status, body });
  });

  it('makes pictures in the sizes of the list, for good', async () => {
    const response = await engine.app.inject({ url: '/images/1760/courtyard-day-160-20.webp' });
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const notMadeYet = await engine.app.inject({ url: '/images/1760/courtyard-day-160-20.avif' });
    expect(notMadeYet.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
  });

  it('never calls for another price in the calendar than a search for that night', async () => {
    const { body } = await get<{ days: { date: string; price: number | null; minStay: number }[] }>(
      '/api/hotels/1760/calendar?from=2026-11-23&days=61',
    );
    const oneNight = body.days.filter((day) => day.minStay === 1);
    expect(oneNight.length).toBeGreaterThan(20);
    for (const { date, price } of oneNight) {
      const checkOut = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
      const search = await get<{
        rooms: { availableRooms: number; pricing: { priceForPax: { pax: number; total: number }[] }[] }[];
      }>(`/api/hotels/1760/availability?checkIn=${date}&checkOut=${checkOut}`);
      const totals = search.body.rooms
        .filter((room) => room.availableRooms > 0)
        .flatMap((room) =>
          room.pricing.map((plan) => plan.priceForPax.find((one) => one.pax === 2)?.total ?? Infinity),
        );
      expect([date, price]).toEqual([date, Math.min(...totals)]);
    }
  });

  it('has a calendar of one room: the hotel’s lowest price is some room’s, and a room nobody has is never for sale', async () => {
    interface Days {
      days: { price: number | null; availability: string }[];
    }
    const calendar = async (room: string): Promise<Days['days']> =>
      (await get<Days>(`/api/hotels/1760/calendar?from=2026-11-23&days=30${room}`)).body.days;
    const { body: hotel } = await get<{ HotelRooms: { id: string }[] }>('/api/hotels/1760');
    const ofRooms = await Promise.all(hotel.HotelRooms.map(({ id }) => calendar(`&roomTypeId=${id}`)));
    for (const [place, { price }] of (await calendar('')).entries()) {
      const prices = ofRooms.flatMap((days) => days[place]?.price ?? []);
      expect(price).toBe(prices.length === 0 ? null : Math.min(...prices));
    }
    expect((await calendar('&roomTypeId=penthouse')).every(({ availability }) => availability === 'closed')).toBe(true);
  });

  it('documents every operation', async () => {
    const page = await engine.app.inject({ url: '/api/docs' });
    const names = Object.keys(servedPaths) as ServedName[];
    expect(names.filter((name) => !page.body.includes(`id="${name}"`))).toEqual([]);
  });

  it('gives every operation an example of what is asked and answered, and each fits its description', async () => {
    const { body: document } = await get<{ paths: Record<string, Record<string, Documented>> }>('/api/openapi.json');
    const operations = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .filter(({ operationId }) => Object.hasOwn(served, operationId));
    const misfits = operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => {
      const {
        params,
        query,
        headers,
        body,
        responses: answers,
      } = served[operationId] as { [K in 'params' | 'query' | 'headers']?: z.ZodObject } & {
        body?: z.ZodType;
        responses: Record<string, z.ZodType>;
      };
      const given = (place: string): Record<string, unknown> =>
        Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, one.example]));
      const checks: [string, z.ZodType | undefined, unknown][] = [
        ['path', params, given('path')],
        ['query', query, given('query')],
        ['header', headers, given('header')],
        ['body', body, requestBody?.content['application/json'].example],
        ...Object.entries(answers).map(([status, schema]): [string, z.ZodType, unknown] => [
          status,
          schema,
          Object.values(responses[status]?.content ?? {})[0]?.example,
        ]),
      ];
      return checks.flatMap(([what, schema, example]) => {
        const parsed = schema?.safeParse(example);
        return parsed === undefined || parsed.success
          ? []
          : [
              `${operationId} ${what}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
            ];
      });
    });
    expect(misfits).toEqual([]);
  });

  it('describes every operation as OpenAPI, and what is served beside them', async () => {
    const { body } = await get<{ paths: Record<string, object> }>('/api/openapi.json');
    const described = Object.values(body.paths).flatMap((path) => Object.values(path) as { operationId: string }[]);
    const beside = [
      'receiveCardVaultEvent',
      'receiveRazorpayEvent',
      'receiveRazorpayEventOfHotel',
      'receiveStripeEvent',
      'receiveStripeEventOfHotel',
      'isAlive',
      'isReady',
      'readMetrics',
    ];
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(
      [...Object.keys(servedPaths), ...beside].sort(),
    );
  });

  it('describes the key of a property as generated clients understand it', async () => {
    const { body } = await get<{
      paths: Record<string, Record<string, { security?: object[]; parameters?: { name: string }[] }>>;
    }>('/api/openapi.json');
    const ofProperties = Object.entries(body.paths).filter(([path]) => path.startsWith('/api/property/'));
    for (const operation of ofProperties.flatMap(([, methods]) => Object.values(methods))) {
      expect(operation.security).toEqual([{ propertyKey: [] }, { desk: [] }]);
      expect(operation.parameters?.map(({ name }) => name) ?? []).not.toContain('authorization');
    }
    expect(ofProperties.length).toBeGreaterThan(5);
  });

  it('shows as its example a quote of a demo hotel', async () => {
    const { body } = await get<{ paths: Record<string, { post: Documented }> }>('/api/openapi.json');
    const example = body.paths['/api/quotes']?.post.requestBody?.content['application/json'].example;
    expect(example).toMatchObject({ couponCode: 'KEY15', addons: [{ addonId: 'airport-car' }] });
  });
});
