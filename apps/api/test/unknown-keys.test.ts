import { may, permissions } from '@latchkey/booking-core/staff';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { relayOutbox } from '../src/jobs/relay-outbox.ts';
import { served, servedPaths, type ServedName } from '../src/http/route.ts';
import { ownerAtDesk } from './desk.ts';
import { book, selectionOf } from './journeys.ts';
import { linkTokenIn } from './linked-booking.ts';
import { openEngine } from './open-engine.ts';
import { authorizationOf, operatorOf } from './tenancy/two-guests.ts';
import type { TestEngine } from './test-engine.ts';

interface Fault {
  readonly in: string;
  readonly field: string;
  readonly reason: string;
}

const names = Object.keys(servedPaths) as ServedName[];
const faultsIn = (response: LightMyRequestResponse): readonly Fault[] =>
  response.json<{ faults?: readonly Fault[] }>().faults ?? [];

/** The link in the mail about a request that a guest has just sent. */
async function linkToBooking(engine: TestEngine): Promise<string> {
  await book(engine, { hotelId: 2116 });
  while ((await relayOutbox(engine.deps)) > 0);
  return linkTokenIn(engine.propertyMails.at(-1)?.text);
}

describe('what an operation does not know', () => {
  const engine = openEngine();

  /** Headers of somebody who may call it; others learn nothing of its arguments. */
  const headersFor = async (name: ServedName): Promise<Record<string, string>> => {
    const of = (kind: 'key' | 'operator') => may({ hotelId: 1760, kind, id: kind, role: null }, name);
    if (of('key') || permissionsMiss(name)) return authorizationOf(engine, 1760);
    if (of('operator')) return operatorOf(engine, 1760);
    if (name === 'getLinkedBooking') return { 'latchkey-link': await linkToBooking(engine) };
    return { cookie: (await ownerAtDesk(engine)).cookie, 'latchkey-hotel': '1760' };
  };
  const permissionsMiss = (name: ServedName): boolean => !Object.hasOwn(permissions, name);

  const call = async (name: ServedName, query: string, body?: object): Promise<LightMyRequestResponse> => {
    const { method, path } = servedPaths[name];
    return engine.app.inject({
      method,
      url: `${path.replace(/:(\w+)/g, (_, place: string) => (place === 'hotelId' ? '1760' : 'none'))}${query}`,
      headers: { ...(await headersFor(name)), 'idempotency-key': 'unknown-keys' },
      ...(body === undefined ? {} : { payload: body }),
    });
  };

  it.each(names)('is refused by %s in its query, each key by its name', async (name) => {
    const response = await call(name, '?unknownOne=1&unknownTwo=2');
    expect(response.statusCode).toBe(400);
    expect(faultsIn(response)).toEqual(
      expect.arrayContaining(
        ['unknownOne', 'unknownTwo'].map((field) => expect.objectContaining({ in: 'query', field }) as unknown),
      ),
    );
  });

  it.each(names.filter((name) => servedPaths[name].method !== 'GET'))(
    'is refused by %s in its body, each key by its name',
    async (name) => {
      const schema = (served[name] as { readonly body?: z.ZodType }).body;
      // A body of several kinds is judged by the kind that it names.
      const kinds: Partial<Record<ServedName, object>> = {
        previewAct: { act: 'refund', amount: 1 },
        completePayment: { gateway: 'at-property', hotelId: 1760 },
        completeShare: { gateway: 'stripe', orderId: 'pi_1', paymentId: 'pi_1', hotelId: 1760 },
      };
      const kind = kinds[name] ?? {};
      const response = await call(name, '', { ...kind, unknownOne: 1, unknownTwo: 2 });
      expect([response.statusCode, schema === undefined || schema instanceof z.ZodType]).toEqual([400, true]);
      expect(
        faultsIn(response)
          .filter(({ reason }) => reason === 'unknown_key')
          .map(({ field }) => field),
      ).toEqual(['unknownOne', 'unknownTwo']);
    },
  );

  it('is refused wherever it stands in a body', () => {
    const open = names.flatMap((name) => {
      const { body } = served[name] as { readonly body?: z.ZodType };
      return body === undefined
        ? []
        : openObjects(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), name as string);
    });
    expect(open).toEqual([]);
  });

  it('is named with every other fault of the request', async () => {
    const response = await call('createQuote', '?days=7', {
      ...selectionOf(),
      stay: { kind: 'nights', checkIn: 'soon', checkOut: '2026-12-04', mask: 1 },
      rooms: [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 0, childAges: [], infants: 0 }],
      coupon: 'X',
    });
    expect(faultsIn(response).map(({ in: part, field, reason }) => [part, field, reason])).toEqual([
      ['query', 'days', 'unknown_key'],
      ['body', 'stay.checkIn', 'invalid'],
      ['body', 'stay.mask', 'unknown_key'],
      ['body', 'rooms.0.adults', 'invalid'],
      ['body', 'coupon', 'unknown_key'],
    ]);
    expect(response.json()).toMatchObject({ field: 'days' });
  });

  it('is named a hundred times at most, and not at any length', async () => {
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`${'x'.repeat(300)}${at}`, at]));
    const faults = faultsIn(await call('createQuote', '', many));
    expect([faults.length, Math.max(...faults.map(({ field }) => field.length))]).toEqual([100, 200]);
  });

  it('lets a call without anything to say send nothing, or an empty object', async () => {
    for (const body of [undefined, {}])
      expect((await call('confirmRequest', '', body)).json()).toEqual({ code: 'not_found' });
  });
});

describe('a query', () => {
  const engine = openEngine();
  const status = async (query: string): Promise<number> =>
    (await engine.app.inject({ url: `/api/hotels/1760/availability?checkIn=2026-12-02&checkOut=2026-12-04&${query}` }))
      .statusCode;

  it.each([
    'children=1&childAges=-1',
    'children=1&childAges=5.5',
    'children=1&childAges=18',
    'children=1&childAges=05',
    'children=1&childAges=five',
    'children=1&childAges=5,12',
    'children=2&childAges=5&childAges=12',
    'adults=2&adults=3',
    'adults=',
    'adults=2.0',
    'adults=1e1',
    'adults=%202',
    'children=',
    'lang=',
    'infants=-0',
  ])('with %s is refused', async (query) => expect(await status(query)).toBe(400));

  it.each(['', 'children=2&childAges=5,12', 'childAges=5,12', 'children=2&childAges=,12', 'children=2&childAges=5'])(
    'with "%s" is answered',
    async (query) => expect(await status(query)).toBe(200),
  );

  it('names what is there more than once', async () => {
    const url = '/api/hotels/1760/availability?checkIn=2026-12-02&checkIn=2026-12-03&checkOut=2026-12-04';
    expect(faultsIn(await engine.app.inject({ url }))).toEqual([
      { in: 'query', field: 'checkIn', reason: 'repeated', message: 'is there more than once' },
    ]);
  });
});

/** The places of a schema where an object would take any key. */
function openObjects(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, additionalProperties, propertyNames } = schema as Readonly<Record<string, unknown>>;
  // A table by ids of the hotel's own says how long they are, and what stands at each.
  const isTable = propertyNames !== undefined && typeof additionalProperties === 'object';
  const here = type === 'object' && additionalProperties !== false && !isTable ? [at] : [];
  return [...here, ...Object.entries(schema).flatMap(([key, part]) => openObjects(part, `${at}.${key}`))];
}
