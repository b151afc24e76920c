import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { completeCard, guaranteed, keepCards, visa, withCard } from '../../../../test/guaranteed-house.ts';
import { openOrder, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { completeByStripe } from '../../../../test/played-gateways.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { postStripeEvent } from '../../../../test/stripe-webhook.ts';
import { expireBookings } from '../../reservations/booking-life/expire-bookings.ts';
import { tendCards } from './tend-cards.ts';

// Shows docs/rules.md: Cards kept as a guarantee (Booked by a card, Charged by rule alone, Once,
// A no-show that is taken back, Let go).

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];

describe('a card that is kept as a guarantee', () => {
  const engine = openEngine();
  keepCards(engine);
  const { post, relay, view } = guestCalls(engine);
  const property = propertyCalls(engine);
  const orderOf = (bookingId: string) =>
    engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/payment-orders`,
      headers: { 'idempotency-key': randomUUID() },
    });
  const mails = (): readonly string[] => engine.mails.map(({ subject }) => subject);

  it('is asked for by one question, whose secret the page has, and confirms the stay once the gateway says that it is kept', async () => {
    const booked = await guaranteed(engine);
    expect(await statusOf(engine, booked.bookingId)).toBe('payment_pending');
    expect((await orderOf(booked.bookingId)).json()).toEqual({
      order_id: booked.setupId,
      amount: 0,
      currency: 'INR',
      clientSecret: `${booked.setupId}_secret_1`,
      keepsCard: true,
    });
    expect(await view(booked)).toMatchObject({
      amountDueNow: 0,
      guarantee: { card: 'asked', most: 8064, due: 0, isAsked: false },
    });
    // The page says so, and the gateway does not.
    expect(answer(await completeCard(engine, booked.bookingId, booked.setupId))).toEqual([
      409,
      { code: 'payment_failed' },
    ]);
    expect(await view(booked)).toMatchObject({ status: 'payment_pending', failureReason: 'authentication_required' });
    engine.stripe.kept.setups.set(booked.setupId, visa);
    expect((await completeCard(engine, booked.bookingId, booked.setupId)).statusCode).toBe(200);
    expect(await view(booked)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'unpaid',
      amountDueNow: 0,
      guarantee: { card: 'kept', brand: 'visa', last4: '4242', most: 8064, due: 0 },
    });
    expect(answer(await orderOf(booked.bookingId))[0]).toBe(201);
  });

  it('is the same question after a lost answer, and none of another guest’s booking', async () => {
    engine.stripe.answers = 'lost';
    const { setupId } = await guaranteed(engine).catch(() => ({ setupId: null }));
    expect(setupId).toBeNull();
    engine.stripe.answers = 'given';
    const [one, other] = [
      await guaranteed(engine, { checkIn: '2026-12-08', checkOut: '2026-12-09' }),
      await guaranteed(engine),
    ];
    expect(answer(await completeCard(engine, other.bookingId, one.setupId))).toEqual([404, { code: 'not_found' }]);
    expect(await openOrder(engine, one.bookingId)).toBe(one.setupId);
  });

  it.each([
    [
      'by a message, twice',
      async (setupId: string) => {
        for (let time = 0; time < 2; time += 1)
          await postStripeEvent(engine, {
            type: 'setup_intent.succeeded',
            object: { id: setupId, object: 'setup_intent', metadata: { hotel_id: '1760' } },
          });
      },
    ],
    [
      'by the job that asks',
      async () => {
        engine.pass(10 * minute);
        await tendCards(engine.deps);
      },
    ],
  ])('confirms the stay %s, where the page never tells', async (_, tell) => {
    const { bookingId, setupId } = await guaranteed(engine);
    engine.stripe.kept.setups.set(setupId, visa);
    await tell(setupId);
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
    await completeCard(engine, bookingId, setupId);
    await relay();
    expect(engine.mails).toHaveLength(1);
  });

  it('of a bank that refuses it leaves the rooms held, with the reason, until another is kept', async () => {
    const { bookingId, setupId, cookie } = await guaranteed(engine);
    engine.stripe.kept.setups.set(setupId, { kind: 'failed', code: 'insufficient_funds' });
    expect(answer(await completeCard(engine, bookingId, setupId))).toEqual([409, { code: 'payment_failed' }]);
    expect(await view({ bookingId, cookie })).toMatchObject({
      status: 'payment_pending',
      failureReason: 'insufficient_funds',
    });
    engine.stripe.kept.setups.set(setupId, visa);
    expect((await completeCard(engine, bookingId, setupId)).statusCode).toBe(200);
  });

  it('that comes after the hold is let go, and books nothing', async () => {
    const { bookingId, setupId } = await guaranteed(engine);
    engine.pass(16 * minute);
    await expireBookings(engine.deps);
    engine.stripe.kept.setups.set(setupId, visa);
    expect(answer(await completeCard(engine, bookingId, setupId))).toEqual([409, { code: 'booking_expired' }]);
    expect(await statusOf(engine, bookingId)).toBe('expired');
    await tendCards(engine.deps);
    expect(engine.stripe.kept.letGone).toEqual(['pm_1']);
  });

  it('that nobody leaves is asked for no more once the rooms are let go', async () => {
    const { setupId } = await guaranteed(engine);
    engine.pass(20 * minute);
    await expireBookings(engine.deps);
    await tendCards(engine.deps);
    expect(engine.stripe.kept.withdrawn).toEqual([setupId]);
    engine.pass(day);
    expect(await tendCards(engine.deps)).toBe(0);
  });

  it('of a guest who does not come is charged the fee that was said, once, and let go', async () => {
    const booked = await withCard(engine);
    engine.pass(10 * day);
    expect((await property('POST', `bookings/${booked.bookingId}/no-show`)).statusCode).toBe(200);
    expect(await view(booked)).toMatchObject({
      status: 'no_show',
      kept: 0,
      amountDueNow: 8064,
      guarantee: { due: 8064, isAsked: false },
    });
    await relay();
    await relay();
    expect(engine.stripe.kept.charged.map((order) => engine.stripe.moneyOf(order))).toEqual([
      { amount: 806_400, currency: 'INR' },
    ]);
    expect(await view(booked)).toMatchObject({ kept: 8064, amountPaid: 8064, amountDueNow: 0, guarantee: { due: 0 } });
    expect(mails()).toContainEqual(expect.stringContaining('the fee of'));
    await tendCards(engine.deps);
    expect(engine.stripe.kept.letGone).toEqual(['pm_1']);
    expect(await view(booked)).toMatchObject({ guarantee: { card: 'let_go' } });
  });

  it('is charged once where answers are lost between its steps', async () => {
    const booked = await withCard(engine);
    engine.pass(10 * day);
    await property('POST', `bookings/${booked.bookingId}/no-show`);
    engine.stripe.answers = 'lost';
    for (let time = 0; time < 4; time += 1) {
      await relay();
      engine.pass(hour);
    }
    engine.stripe.answers = 'given';
    await relay();
    expect(engine.stripe.kept.charged.length).toBe(1);
    expect(await view(booked)).toMatchObject({ kept: 8064, amountPaid: 8064, amountDueNow: 0 });
  });

  it.each(['authentication_required', 'insufficient_funds'])(
    'that ends in %s is not tried again: its guest is asked, pays on the page, and the fee counts as kept',
    async (code) => {
      const booked = await withCard(engine);
      engine.pass(10 * day);
      await property('POST', `bookings/${booked.bookingId}/no-show`);
      engine.stripe.kept.chargesEnd = code;
      await relay();
      engine.pass(hour);
      await relay();
      expect(engine.stripe.kept.charged.length).toBe(1);
      expect(mails().filter((subject) => subject.includes('asks you to pay'))).toHaveLength(1);
      expect(engine.propertyMails.map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('fee could not be taken'),
      );
      expect(await view(booked)).toMatchObject({
        kept: 0,
        amountDueNow: 8064,
        failureReason: code,
        guarantee: { isAsked: true },
      });
      const orderId = await openOrder(engine, booked.bookingId);
      expect(orderId).not.toBe(engine.stripe.kept.charged[0]);
      expect((await completeByStripe(engine, booked.bookingId, orderId)).statusCode).toBe(200);
      expect(await view(booked)).toMatchObject({ kept: 8064, amountPaid: 8064, amountDueNow: 0 });
      expect(answer(await orderOf(booked.bookingId))).toEqual([409, { code: 'nothing_due' }]);
      await tendCards(engine.deps);
      expect(engine.stripe.kept.letGone).toEqual(['pm_1']);
    },
  );

  it('is charged for a late cancellation exactly what the guest was shown, and never without it', async () => {
    const booked = await withCard(engine);
    const { bookingId, cookie } = booked;
    const free = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
    expect(free).toMatchObject([200, { fee: 0, refund: 0 }]);
    expect(free[1]).not.toHaveProperty('charge');
    engine.pass(9 * day);
    expect(answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie))).toMatchObject([
      200,
      { fee: 6048, charge: 6048, refund: 0 },
    ]);
    expect(answer(await post(`bookings/${bookingId}/cancellation`, { refund: 0 }, cookie))).toMatchObject([
      409,
      { code: 'refund_changed', quote: { charge: 6048 } },
    ]);
    expect((await post(`bookings/${bookingId}/cancellation`, { refund: 0, charge: 6048 }, cookie)).statusCode).toBe(
      200,
    );
    await relay();
    expect(await view(booked)).toMatchObject({ status: 'cancelled', kept: 6048, amountPaid: 6048, amountDueNow: 0 });
  });

  it('of a stay that the property cancels, or cancelled in time, is charged nothing and let go', async () => {
    const [one, other] = [
      await withCard(engine),
      await withCard(engine, { checkIn: '2026-12-08', checkOut: '2026-12-09' }),
    ];
    await post(`bookings/${one.bookingId}/cancellation`, { refund: 0 }, one.cookie);
    await property('POST', `bookings/${other.bookingId}/cancellation`, {});
    await relay();
    await tendCards(engine.deps);
    expect([engine.stripe.kept.charged, engine.stripe.kept.letGone]).toEqual([[], ['pm_1', 'pm_1']]);
  });

  it('is owed nothing once a no-show is taken back, and what was taken counts towards the stay', async () => {
    const [early, late] = [await withCard(engine), await withCard(engine)];
    engine.pass(10 * day);
    await property('POST', `bookings/${early.bookingId}/no-show`);
    expect((await property('POST', `bookings/${early.bookingId}/no-show/undo`)).statusCode).toBe(200);
    await relay();
    expect(engine.stripe.kept.charged).toEqual([]);
    await property('POST', `bookings/${late.bookingId}/no-show`);
    await relay();
    expect((await property('POST', `bookings/${late.bookingId}/no-show/undo`)).statusCode).toBe(200);
    expect(await view(late)).toMatchObject({ status: 'confirmed', kept: 0, amountPaid: 8064, amountDueNow: 0 });
    expect(await view(early)).toMatchObject({ status: 'confirmed', kept: 0, amountPaid: 0, amountDueNow: 0 });
  });

  it('is let go three days after departure, and at once where the guest wants to be forgotten', async () => {
    const [stayed, erased] = [
      await withCard(engine),
      await withCard(engine, { checkIn: '2026-12-01', checkOut: '2026-12-02' }),
    ];
    engine.pass(10 * day);
    await property('POST', `bookings/${stayed.bookingId}/arrival`);
    await tendCards(engine.deps);
    expect(engine.stripe.kept.letGone).toEqual([]);
    expect((await post(`bookings/${erased.bookingId}/erasure`, {}, erased.cookie)).statusCode).toBe(200);
    await tendCards(engine.deps);
    expect(engine.stripe.kept.letGone).toEqual(['pm_1']);
    engine.pass(6 * day);
    await tendCards(engine.deps);
    expect(engine.stripe.kept.letGone).toEqual(['pm_1', 'pm_1']);
    expect(await view(stayed)).toMatchObject({ guarantee: { card: 'let_go' } });
  });

  it('can be given up for payment at the property, where the plan offers it, and is asked for no more', async () => {
    const { bookingId, setupId, cookie } = await guaranteed(engine);
    const there = await post(`bookings/${bookingId}/payments`, { gateway: 'at-property', hotelId: 1760 }, cookie);
    expect(there.statusCode).toBe(200);
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
    engine.pass(10 * minute);
    await tendCards(engine.deps);
    expect(engine.stripe.kept.withdrawn).toEqual([setupId]);
  });
});
