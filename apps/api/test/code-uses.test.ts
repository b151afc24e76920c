import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingId } from '../src/database/booking-key.ts';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { editHotel } from './edit-hotel.ts';
import { guestCalls } from './guest-calls.ts';
import { book, openOrder, postBooking, quotesFor, selectionOf, statusOf, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { databaseKinds } from './database-kinds.ts';
import { authorizationOf } from './tenancy/two-guests.ts';
import { postWebhook } from './webhook.ts';

// Shows docs/rules.md: States and selection (Uses of a code).

// Stays of other nights each, so that the code is all that they share.
const stay = (at: number) => {
  const day = (more: number): string => new Date(Date.UTC(2026, 11, 2 + at + more)).toISOString().slice(0, 10);
  return { checkIn: day(0), checkOut: day(1), couponCode: 'FEW' };
};

describe.each(databaseKinds)('a code with a limit of uses, on %s', (kind) => {
  const engine = openEngine(kind);
  let back: () => Promise<void>;
  beforeAll(async () => {
    back = await editHotel(engine, 1760, ({ facts }) => {
      facts.promotions = [{ id: 'few', kind: 'coupon', couponCode: 'FEW', percent: 10, maxUses: 3 }];
      facts.advertisedOffers = [];
    });
  });
  afterAll(() => back());

  const quoted = async (at: number): Promise<string> => {
    const reply = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selectionOf(stay(at)) });
    return reply.json<{ code?: string }>().code ?? 'quoted';
  };

  const { post } = guestCalls(engine);
  const change = async ({ bookingId, cookie }: Booked, days: { checkIn: string; checkOut: string }): Promise<void> => {
    const quoted = await post(
      `bookings/${bookingId}/modification-quote`,
      { stay: { kind: 'nights', ...days } },
      cookie,
    );
    const { quoteToken, due, refund } = quoted.json<{ quoteToken: string; due: number; refund: number }>();
    const made = await post(`bookings/${bookingId}/modification`, { quoteToken, due, refund }, cookie);
    expect(made.statusCode).toBe(200);
  };
  const byProperty = (path: string, payload: object = {}): Promise<{ statusCode: number }> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings${path}`,
      headers: { ...authorizationOf(engine, 1760), 'idempotency-key': `a-key-of${path}` },
      payload,
    });

  it('makes as many bookings as it says, of eight that are made at once', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => (await quotesFor(engine, 1, stay(at)))[0] ?? ''),
    );
    const replies = await Promise.all(
      tokens.map((token, at) =>
        postBooking(engine, token, {
          body: {
            travellers: [{ fullName: 'Asha Rao', contactNumber: `+9198450123${10 + at}`, email: `a${at}@example.com` }],
          },
        }),
      ),
    );
    const answers = replies.map((reply) => (reply.statusCode === 201 ? 'made' : reply.json<{ code: string }>().code));
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'coupon_not_for_stay'),
      'made',
      'made',
      'made',
    ]);
    expect(await quoted(9)).toBe('coupon_not_for_stay');
  });

  it('can be used again once a hold has run out', async () => {
    for (const at of [0, 1, 2]) await book(engine, stay(at));
    expect(await quoted(3)).toBe('coupon_not_for_stay');
    engine.pass(engine.deps.settings.holdMs + 60_000);
    await expireBookings(engine.deps);
    expect(await quoted(3)).toBe('quoted');
  });

  it('is free again for a guest who asks before the hold is let go by the clock', async () => {
    for (const at of [0, 1, 2]) await book(engine, stay(at));
    engine.pass(engine.deps.settings.holdMs + 60_000);
    expect(await quoted(3)).toBe('quoted');
  });

  it('is not used a fourth time by money that comes for a hold which has run out: it goes back', async () => {
    const late = await book(engine, stay(0));
    const orderId = await openOrder(engine, late.bookingId);
    engine.pass(engine.deps.settings.holdMs + 60_000);
    await expireBookings(engine.deps);
    for (const at of [1, 2, 3]) await book(engine, stay(at));
    await postWebhook(engine, { orderId });
    expect(await statusOf(engine, late.bookingId)).toBe('expired');
    const back = await engine.deps.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.payment_id', 'refund.payment_id')
      .select(['refund.amount', 'payment.amount as paid'])
      .where('refund.booking_id', '=', late.bookingId as BookingId)
      .execute();
    expect(back).toEqual([{ amount: back[0]?.paid, paid: expect.any(Number) }]);
  });

  it('is used again by money that comes late while a use is left, and is free once its booking is cancelled', async () => {
    const late = await book(engine, stay(0));
    const orderId = await openOrder(engine, late.bookingId);
    engine.pass(engine.deps.settings.holdMs + 60_000);
    await expireBookings(engine.deps);
    for (const at of [1, 2]) await book(engine, stay(at));
    await postWebhook(engine, { orderId });
    expect(await statusOf(engine, late.bookingId)).toBe('confirmed');
    expect(await quoted(3)).toBe('coupon_not_for_stay');
    expect((await byProperty(`/${late.bookingId}/cancellation`)).statusCode).toBe(200);
    expect(await quoted(3)).toBe('quoted');
  });

  it('stays used by its booking through changes, and is free once a change leaves nothing of it', async () => {
    const booked = await book(engine, { ...stay(0), mode: 'at-property' });
    for (const at of [1, 2]) await book(engine, stay(at));
    await change(booked, { checkIn: '2026-12-02', checkOut: '2026-12-04' });
    expect(await quoted(9)).toBe('coupon_not_for_stay');
    const back = await editHotel(engine, 1760, ({ facts }) => {
      facts.promotions = [];
    });
    // Withdrawn, on other nights: nothing of the code is left in the stay.
    await change(booked, { checkIn: '2026-12-14', checkOut: '2026-12-15' });
    await back();
    expect(await quoted(9)).toBe('quoted');
  });

  it('is used by a booking whose quote is older than the letters that it has now', async () => {
    const [quoteToken = ''] = await quotesFor(engine, 1, stay(0));
    const back = await editHotel(engine, 1760, ({ facts }) => {
      facts.promotions = [{ id: 'few', kind: 'coupon', couponCode: 'FEWER', percent: 10, maxUses: 3 }];
    });
    expect((await postBooking(engine, quoteToken, { mode: 'at-property' })).statusCode).toBe(201);
    await back();
    for (const at of [1, 2]) await book(engine, stay(at));
    expect(await quoted(3)).toBe('coupon_not_for_stay');
  });

  it('is used by a booking that the property makes', async () => {
    const [quoteToken = ''] = await quotesFor(engine, 1, stay(0));
    const guest = { fullName: 'Ravi Nair', phone: '+919845099999' };
    expect((await byProperty('', { quoteToken, guest, locale: 'en', pays: 'at_property' })).statusCode).toBe(201);
    for (const at of [1, 2]) await book(engine, stay(at));
    expect(await quoted(3)).toBe('coupon_not_for_stay');
  });
});
