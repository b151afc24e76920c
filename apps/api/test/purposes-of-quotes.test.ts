import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { newSecretId } from '../src/secret-id.ts';
import { contractCalls, nights, oneExtra, openHouse, setPrice } from './contract-house.ts';
import { databaseKinds } from './database-kinds.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { answer } from './guest-calls.ts';
import { book, postBooking, quoteFor, selectionOf, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: What was agreed (Quotes, A change, The property).

const february = { checkIn: '2027-02-20', checkOut: '2027-02-21' };
const one = nights(february.checkIn, february.checkOut);

describe.each(databaseKinds)('a quote serves what it was made for alone, on %s', (kind) => {
  const engine = openEngine(kind);
  const { changeQuote, makeQuoted, paid, post, view, until } = contractCalls(engine);
  restoreFiles(engine, 1760);
  const sell = (price: number): Promise<unknown> =>
    editHotel(engine, 1760, ({ facts }) => {
      setPrice(facts, price);
    });
  beforeEach(async () => {
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 9000);
      for (const plan of facts.ratePlans) plan.payment = ['full', 'at-property'];
    });
  });

  const ask = (
    { bookingId }: Pick<Booked, 'bookingId'>,
    path: string,
    payload: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${bookingId}/${path}`,
      headers: {
        authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}`,
        'idempotency-key': randomUUID(),
        ...headers,
      },
      payload,
    });
  const walkIn = (quoteToken: string, hotelId = 1760): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: '/api/property/bookings',
      headers: {
        authorization: `Bearer ${signedKeyOf(hotelId, engine.deps.settings.propertyKeySecret ?? '')}`,
        'idempotency-key': randomUUID(),
      },
      payload: {
        quoteToken,
        guest: { fullName: 'Ravi Nair', phone: '+919845099999' },
        locale: 'en',
        pays: 'at_property',
      },
    });

  const atProperty = (more: Parameters<typeof book>[1] = {}): Promise<Booked> =>
    book(engine, { ...february, mode: 'at-property', ...more });
  const byGuest = (booked: Booked, quoteToken: string): Promise<LightMyRequestResponse> =>
    makeQuoted(booked, { quoteToken, due: 0, refund: 0 });
  const plain = async (more: Parameters<typeof quoteFor>[1] = {}): Promise<string> =>
    (await quoteFor(engine, { ...february, ...more })).quoteToken;
  const tokenOf = async (made: Promise<LightMyRequestResponse> | LightMyRequestResponse): Promise<string> =>
    (await made).json<{ quoteToken: string }>().quoteToken;
  const guestQuote = (booked: Booked, wanted: object = { stay: one }): Promise<string> =>
    tokenOf(post(`bookings/${booked.bookingId}/modification-quote`, wanted, booked.cookie));
  const houseQuote = (booked: Booked, wanted: object = { stay: one }): Promise<string> =>
    tokenOf(ask(booked, 'change-quote', wanted));

  it('of a new booking changes no stay that cannot be refunded to the price of today', async () => {
    const booked = await atProperty({ ratePlanId: 'saver' });
    await sell(4000);
    const quoteToken = await plain({ ratePlanId: 'saver' });
    expect(answer(await byGuest(booked, quoteToken))).toEqual([409, { code: 'quote_expired' }]);
    expect(await view(booked)).toMatchObject({ total: 9000 });
    expect(await changeQuote(booked, { stay: one })).toMatchObject([200, { newTotal: 9000, difference: 0 }]);
  });

  it('of a new booking changes none that was paid online either, and sends no money back', async () => {
    const booked = await paid({ ...february, ratePlanId: 'saver' });
    await sell(3000);
    expect((await byGuest(booked, await plain({ ratePlanId: 'saver' }))).statusCode).toBe(409);
    expect(await view(booked)).toMatchObject({ total: 9000, kept: 0, refundAmount: 0 });
    await sell(9000);
    const flexible = await paid({ ...february, checkIn: '2027-02-19' });
    await sell(3000);
    const quoteToken = await plain({ checkIn: '2027-02-19' });
    expect((await makeQuoted(flexible, { quoteToken, due: 0, refund: 11_700 })).statusCode).toBe(409);
    expect(await view(flexible)).toMatchObject({ total: 18_000, refundAmount: 0 });
  });

  it('of a new booking is no change by the property', async () => {
    await sell(10_000);
    const booked = await atProperty();
    await sell(4000);
    const quoteToken = await plain();
    expect(answer(await ask(booked, 'change', { quoteToken }))).toEqual([409, { code: 'quote_expired' }]);
    const agreed = { total: 4000, why: 'As agreed' };
    expect(answer(await ask(booked, 'change', { quoteToken, agreed }))).toEqual([409, { code: 'quote_expired' }]);
    expect(await view(booked)).toMatchObject({ total: 10_000 });
  });

  it('has no place but its own', async () => {
    const [own, other] = [await atProperty(), await atProperty({ body: another })];
    const car = { stay: one, addons: oneExtra };
    const elsewhere = await post('quotes', selectionOf({ hotelId: 2116 }));
    const tokens = {
      booking: await plain(),
      'guest’s change': await guestQuote(own, car),
      'property’s change': await houseQuote(own, car),
      'guest’s change of another booking': await guestQuote(other, car),
      'property’s change of another booking': await houseQuote(other, car),
      'booking of another hotel': await tokenOf(elsewhere),
      nothing: newSecretId(1760),
    };
    const places = {
      'guest’s change': (token: string) => byGuest(own, token),
      'property’s change': (token: string) => ask(own, 'change', { quoteToken: token }),
      booking: (token: string) => postBooking(engine, token, { mode: 'at-property' }),
      'walk-in': (token: string) => walkIn(token),
      reading: (token: string) => engine.app.inject({ url: `/api/quotes/${token}` }),
    };
    const forNew = ['booking', 'walk-in', 'reading'];
    const taken: string[] = [];
    const refused = new Set<string>();
    for (const [token, value] of Object.entries(tokens))
      for (const [place, send] of Object.entries(places)) {
        if (token === place || (token === 'booking' && forNew.includes(place))) continue;
        // A guest books at any hotel by its quote.
        if (token === 'booking of another hotel' && (place === 'booking' || place === 'reading')) continue;
        const response = await send(value);
        if (response.statusCode < 400) taken.push(`${token} as ${place}`);
        refused.add(`${response.statusCode} ${response.json<{ code: string }>().code}`);
      }
    expect(taken).toEqual([]);
    expect([...refused].toSorted()).toEqual(['404 not_found', '409 quote_expired']);
    // Each is still good for what it was made for; the second change comes too late for what the first has done.
    expect((await byGuest(own, tokens['guest’s change'])).statusCode).toBe(200);
    expect(answer(await ask(own, 'change', { quoteToken: tokens['property’s change'] }))).toMatchObject([
      409,
      { code: 'changed', newer: { total: 11_000 } },
    ]);
    expect(
      (await ask(other, 'change', { quoteToken: tokens['property’s change of another booking'] })).statusCode,
    ).toBe(200);
    expect((await walkIn(tokens.booking)).statusCode).toBe(201);
  });

  it('changes a booking once, and not after it has run out or the booking is over', async () => {
    const booked = await atProperty();
    const late = await guestQuote(booked, { stay: one, addons: oneExtra });
    until(new Date(engine.deps.clock().getTime() + engine.deps.settings.quoteMs).toISOString());
    expect(answer(await byGuest(booked, late))).toEqual([409, { code: 'quote_expired' }]);
    const once = await guestQuote(booked, { stay: one, addons: oneExtra });
    expect((await byGuest(booked, once)).statusCode).toBe(200);
    expect(answer(await byGuest(booked, once))).toMatchObject([
      409,
      { code: 'booking_changed', newer: { access: 'whole', booking: { total: 11_000 } } },
    ]);
    const [guests, houses] = [await guestQuote(booked), await houseQuote(booked)];
    expect((await ask(booked, 'cancellation', {})).statusCode).toBe(200);
    expect(answer(await byGuest(booked, guests))).toMatchObject([
      409,
      { code: 'booking_changed', newer: { booking: { status: 'cancelled' } } },
    ]);
    expect(answer(await ask(booked, 'change', { quoteToken: houses }))).toMatchObject([
      409,
      { code: 'changed', newer: { status: 'cancelled' } },
    ]);
  });

  it('of an older version makes a booking, and changes none', async () => {
    const booked = await atProperty();
    const [first, change] = [await plain(), await guestQuote(booked)];
    const ofHouse = await houseQuote(booked);
    await engine.deps.db.updateTable('quote').set({ purpose: null }).where('hotel_id', '=', 1760).execute();
    expect(answer(await byGuest(booked, change))).toEqual([409, { code: 'quote_expired' }]);
    expect(answer(await ask(booked, 'change', { quoteToken: ofHouse }))).toEqual([409, { code: 'quote_expired' }]);
    expect((await postBooking(engine, first, { mode: 'at-property', body: another })).statusCode).toBe(201);
  });
});

const another = {
  travellers: [{ fullName: 'Ravi Nair', contactNumber: '+919845099999', email: 'ravi@example.com' }],
};
