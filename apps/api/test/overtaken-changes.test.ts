import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { contractCalls, nights, oneExtra, openHouse, setPrice } from './contract-house.ts';
import { bothKinds } from './database-kinds.ts';
import { restoreFiles } from './edit-hotel.ts';
import { answer } from './guest-calls.ts';
import { book, openOrder, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: What was agreed (Overtaken changes).

const booked2 = { checkIn: '2027-02-20', checkOut: '2027-02-22' };
const same = nights(booked2.checkIn, booked2.checkOut);
const later = nights('2027-02-24', '2027-02-26');
const longer = nights('2027-02-20', '2027-02-23');

describe.each(bothKinds)('a change that was priced before something else was done, on %s', (kind) => {
  const engine = openEngine(kind);
  const { changeQuote, makeQuoted, paid, payRest, post, relay, view } = contractCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
    });
  });

  const ask = (
    { bookingId }: Booked,
    path: string,
    payload: object = {},
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method,
      url: `/api/property/bookings/${bookingId}/${path}`,
      headers: {
        authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}`,
        'idempotency-key': randomUUID(),
      },
      payload,
    });
  const atProperty = (): Promise<Booked> => book(engine, { ...booked2, mode: 'at-property' });
  const guests = async (booked: Booked, wanted: object): Promise<Record<string, unknown>> => {
    const [status, quote] = await changeQuote(booked, wanted);
    expect(status).toBe(200);
    return quote;
  };
  const houses = async (booked: Booked, wanted: object): Promise<string> =>
    (await ask(booked, 'change-quote', wanted)).json<{ quoteToken: string }>().quoteToken;
  const refused = async (booked: Booked, quote: Record<string, unknown>): Promise<unknown> => {
    const [status, body] = answer(await makeQuoted(booked, quote));
    expect([status, body['code']]).toEqual([409, 'booking_changed']);
    return (body['newer'] as { booking: unknown }).booking;
  };

  it('is refused with the stay as it is now, and the car that was added stays', async () => {
    const booked = await atProperty();
    const [dates, car] = [
      await guests(booked, { stay: later }),
      await guests(booked, { stay: same, addons: oneExtra }),
    ];
    expect((await makeQuoted(booked, car)).statusCode).toBe(200);
    expect(await refused(booked, dates)).toMatchObject({
      total: 22_000,
      stay: { checkIn: '2027-02-20' },
      selection: { addons: oneExtra },
    });
    expect(await view(booked)).toMatchObject({ total: 22_000, selection: { addons: oneExtra } });
    // Asked for anew, beside the car, it is made.
    const both = await guests(booked, { stay: later });
    expect(both).toMatchObject({ newTotal: 22_000 });
    expect((await makeQuoted(booked, both)).statusCode).toBe(200);
  });

  it('is refused where the other one goes back in money, or waits for it', async () => {
    const booked = await paid(booked2);
    const [shorter, car] = [
      await guests(booked, { stay: nights('2027-02-20', '2027-02-21') }),
      await guests(booked, { stay: same, addons: oneExtra }),
    ];
    expect((await makeQuoted(booked, car)).statusCode).toBe(200);
    // The car waits for its payment: what was priced beside it would take it away unseen.
    expect(await refused(booked, shorter)).toMatchObject({ total: 20_000, change: { newTotal: 22_000 } });
    await payRest(booked);
    expect(await refused(booked, shorter)).toMatchObject({ total: 22_000, change: null });
    const anew = await guests(booked, { stay: nights('2027-02-20', '2027-02-21') });
    expect(anew).toMatchObject({ newTotal: 12_000, paid: 22_000 });
    expect((await makeQuoted(booked, anew)).statusCode).toBe(200);
  });

  it('by a guest is refused after the property has changed the stay, its price or its payments', async () => {
    for (const act of [
      async (booked: Booked) => ask(booked, 'change', { quoteToken: await houses(booked, { stay: longer }) }),
      (booked: Booked) => ask(booked, 'payments', { amount: 500, method: 'cash' }),
      async (booked: Booked) => {
        await ask(booked, 'payments', { amount: 500, method: 'cash' });
        return ask(booked, 'refunds', { amount: 500 });
      },
    ]) {
      const booked = await atProperty();
      const car = await guests(booked, { stay: same, addons: oneExtra });
      expect((await act(booked)).statusCode).toBeLessThan(300);
      const before = await view(booked);
      expect(await refused(booked, car)).toMatchObject({ total: before['total'] });
      expect(await view(booked)).toEqual(before);
      await ask(booked, 'cancellation');
    }
  });

  it('by the property is refused after the guest has changed the stay, or paid', async () => {
    const booked = await atProperty();
    const ofHouse = await houses(booked, { stay: later });
    expect((await makeQuoted(booked, await guests(booked, { stay: same, addons: oneExtra }))).statusCode).toBe(200);
    expect(answer(await ask(booked, 'change', { quoteToken: ofHouse }))).toMatchObject([
      409,
      { code: 'changed', newer: { total: 22_000, reference: expect.any(String) } },
    ]);
    const partly = await book(engine, { ...booked2, plan: 'advance' });
    await payRest(partly, 'pay_1');
    const [before, after] = [await houses(partly, { stay: longer }), await houses(partly, { stay: longer })];
    await openOrder(engine, partly.bookingId);
    // That a payment window was opened alters nothing.
    expect((await ask(partly, 'change', { quoteToken: before })).statusCode).toBe(200);
    expect(answer(await ask(partly, 'change', { quoteToken: after }))).toMatchObject([409, { code: 'changed' }]);
    const unpaid = await houses(partly, { stay: same });
    await payRest(partly, 'pay_2');
    expect(answer(await ask(partly, 'change', { quoteToken: unpaid }))).toMatchObject([409, { code: 'changed' }]);
  });

  it('is made after what alters nothing: messages, vouchers, payment windows, the guest’s new number', async () => {
    const booked = await paid(booked2);
    const [dates, ofHouse] = [await guests(booked, { stay: same }), await houses(booked, { stay: same })];
    expect(dates).toMatchObject({ difference: 0 });
    await relay();
    const requested = { kind: 'arrival', time: '11:00' };
    expect((await post(`bookings/${booked.bookingId}/requests`, requested, booked.cookie)).statusCode).toBe(201);
    const contact = await ask(booked, 'contact', { fullName: 'Asha M. Rao' }, 'PUT');
    expect(contact.statusCode).toBe(200);
    expect((await makeQuoted(booked, dates)).statusCode).toBe(200);
    expect((await ask(booked, 'change', { quoteToken: ofHouse })).statusCode).toBe(409);
  });

  it('is one of five that come at once, the stay keeps what it added, and the other four are told', async () => {
    const booked = await atProperty();
    const wanted = await Promise.all(
      Array.from({ length: 5 }, (_, day) =>
        guests(booked, { stay: nights(`2027-02-2${day + 1}`, `2027-02-2${day + 3}`) }),
      ),
    );
    const responses = await Promise.all(wanted.map((quote) => makeQuoted(booked, quote)));
    expect(counted(responses)).toEqual({ 200: 1, 409: 4 });
    const taken = responses.findIndex(({ statusCode }) => statusCode === 200);
    expect(await view(booked)).toMatchObject({ stay: { checkIn: `2027-02-2${taken + 1}` } });
    const changes = await engine.deps.db
      .selectFrom('booking_event')
      .select('sequence')
      .where('booking_id', '=', booked.bookingId as never)
      .where('type', '=', 'modified')
      .orderBy('sequence')
      .execute();
    expect(changes).toHaveLength(1);
  });

  it('is one of five with money, by guest and property at once', async () => {
    const booked = await paid(booked2);
    const wanted = await Promise.all([1, 2, 3].map(() => guests(booked, { stay: same, addons: oneExtra })));
    const ofHouse = await Promise.all([0, 1].map(() => houses(booked, { stay: longer })));
    const responses = await Promise.all([
      ...wanted.map((quote) => makeQuoted(booked, quote)),
      ...ofHouse.map((quoteToken) => ask(booked, 'change', { quoteToken })),
    ]);
    expect(counted(responses)).toEqual({ 200: 1, 409: 4 });
    const now = await view(booked);
    const isWaiting = now['change'] !== null;
    if (isWaiting) await payRest(booked);
    expect(await view(booked)).toMatchObject({ change: null, total: isWaiting ? 22_000 : 30_000 });
  });
});

/** How many responses there are of each status. */
const counted = (responses: readonly LightMyRequestResponse[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(responses, ({ statusCode }) => statusCode)].map(([status, { length }]) => [status, length]),
  );
