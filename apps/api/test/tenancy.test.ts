import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedPaths, type ServedName } from '../src/http/route.ts';
import { relayOutbox } from '../src/jobs/relay-outbox.ts';
import { requireInvariants } from './invariants.ts';
import { guestCases } from './tenancy/guest-cases.ts';
import { propertyCases } from './tenancy/property-cases.ts';
import type { Case, World } from './tenancy/tenancy-case.ts';
import { authorizationOf, booksOf, guestOf, send } from './tenancy/two-guests.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { berlinsMark } from './test-hotels.ts';

const cases: Record<ServedName, Case> = { ...guestCases, ...propertyCases };

const named = <K extends Case['kind']>(kind: K): [string, Extract<Case, { kind: K }>][] =>
  Object.entries(cases).filter((entry): entry is [string, Extract<Case, { kind: K }>] => entry[1].kind === kind);

describe('ids of others', () => {
  let engine: TestEngine;
  let world: World;
  beforeAll(async () => {
    engine = await startTestEngine();
    world = { engine, asha: await guestOf(engine, 'asha'), ben: await guestOf(engine, 'ben') };
  });
  afterAll(async () => {
    await requireInvariants(engine.deps.db);
    await engine.close();
  });

  it('are tried on every operation there is', () => {
    expect(Object.keys(cases).toSorted()).toEqual(Object.keys(servedPaths).toSorted());
  });

  it.each(named('refused'))('show and change nothing: %s', async (_, { swaps }) => {
    const tried = swaps(world);
    for (const { what, request, status, code } of tried) {
      const before = await booksOf(engine, null);
      const response = await send(engine, request);
      expect([what, response.statusCode, response.json<{ code?: string }>().code]).toEqual([what, status, code]);
      for (const secret of [...world.asha.secrets, ...world.ben.secrets]) expect(response.body).not.toContain(secret);
      expect(await booksOf(engine, null)).toEqual(before);
    }
    expect(tried.length).toBeGreaterThan(0);
  });

  it.each(named('elsewhere'))('leave the other hotel as it is: %s', async (_, { requests }) => {
    const [other, own] = [await booksOf(engine, 1760), await booksOf(engine, 2116)];
    for (const request of requests(world)) expect((await send(engine, request)).statusCode).toBeLessThan(300);
    expect(await booksOf(engine, 1760)).toEqual(other);
    expect(await booksOf(engine, 2116)).not.toEqual(own);
  });

  it.each(named('read'))('read one hotel only, whatever happens in another: %s', async (_, { of, isMarked = true }) => {
    const read = async (hotelId: 1760 | 1188): Promise<string> => {
      const response = await send(engine, of(hotelId));
      expect(response.statusCode).toBe(200);
      return response.body;
    };
    const before = await read(1188);
    const other = await read(1760);
    expect(before.includes(berlinsMark)).toBe(isMarked);
    expect(other).not.toContain(berlinsMark);
    expect(other).not.toBe(before);
    const change = { roomTypeId: 'courtyard-king', from: '2026-12-14', to: '2026-12-20' };
    const headers = authorizationOf(engine, 1760);
    await send(engine, { method: 'PUT', url: '/api/property/inventory', headers, payload: { ...change, total: 0 } });
    await send(engine, {
      method: 'PUT',
      url: '/api/property/rates',
      headers,
      payload: { ...change, ratePlanId: 'flexible', priceForPax: [{ pax: 2, price: 1 }] },
    });
    expect(await read(1188)).toBe(before);
  });

  it('reach no hotel whose rooms another key asks for', async () => {
    for (const [what, of] of [
      ['inventory', 'total'],
      ['rates', 'price'],
    ]) {
      const url = `/api/property/${what}?from=2026-12-01&to=2026-12-10`;
      const read = async (): Promise<string> =>
        (await send(engine, { url, headers: authorizationOf(engine, 1188) })).body;
      const before = await read();
      expect(before).toContain(of);
      await send(engine, {
        method: 'PUT',
        url: '/api/property/inventory',
        headers: authorizationOf(engine, 1760),
        payload: { roomTypeId: 'courtyard-king', from: '2026-12-10', to: '2026-12-10', total: 1 },
      });
      expect(await read()).toBe(before);
    }
  });

  it('of one hotel send no code from another', async () => {
    while ((await relayOutbox(engine.deps)) > 0);
    const sent = (): number => engine.sms.length + engine.mails.length;
    const before = sent();
    const { stay, reference } = world.asha;
    for (const identifier of [stay, reference])
      expect(
        (await send(engine, { method: 'POST', url: '/api/booking-lookups', payload: { hotelId: 1188, identifier } }))
          .statusCode,
      ).toBe(202);
    while ((await relayOutbox(engine.deps)) > 0);
    expect(sent()).toBe(before);
  });

  it('that are a number show the bookings of the hotel that was asked only', async () => {
    const lookup = await send(engine, {
      method: 'POST',
      url: '/api/booking-lookups',
      payload: { hotelId: 2116, identifier: '+919845012345' },
    });
    const { lookupId } = lookup.json<{ lookupId: string }>();
    await engine.deps.db
      .updateTable('booking_lookup')
      .set({ code: '333333' })
      .where('lookup_id', '=', lookupId)
      .execute();
    const found = await send(engine, {
      method: 'POST',
      url: `/api/booking-lookups/${lookupId}/verify`,
      payload: { code: '333333' },
    });
    expect(found.json<{ bookings: { bookingId: string }[] }>().bookings.map(({ bookingId }) => bookingId)).toEqual([
      world.asha.asked,
    ]);
  });
});
