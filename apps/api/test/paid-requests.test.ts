import { describe, expect, it } from 'vitest';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { book, openOrder, statusOf } from './journeys.ts';
import { byDay } from './night.ts';
import { openEngine } from './open-engine.ts';
import { paidRequests, price, takePaidRequests } from './paid-requests.ts';
import { playedGateways, playGateway } from './played-gateways.ts';

// Shows docs/rules.md: Requests that are paid (Said before paying, Put once it is paid, Its answer, Another price,
// Nothing is kept, Late money, Two at once).

describe.each(byDay(['razorpay'], playedGateways))('a request that is paid at %s', (name) => {
  const engine = openEngine();
  const gateway = playGateway(engine, name);
  takePaidRequests(engine);
  const { held, paid, act, revise, answer, post, view, relay, givenBack, captured, mailed } = paidRequests(
    engine,
    gateway,
  );

  it('is held until it is paid, then put to the hotel, which is asked once', async () => {
    const request = await held();
    expect(await view(request)).toMatchObject({
      status: 'payment_pending',
      paymentMakes: 'requested',
      amountDueNow: price,
    });
    expect(engine.propertyMails).toEqual([]);
    await gateway.complete(request.bookingId, request.orderId);
    await gateway.tell({ orderId: request.orderId });
    expect(await view(request)).toMatchObject({ status: 'requested', amountPaid: price, amountPayable: 0 });
    expect(await view(request)).not.toHaveProperty('paymentMakes');
    await relay();
    expect(engine.propertyMails.map(({ subject }) => subject)).toMatchObject([/request is waiting/]);
    expect(mailed().at(-1)).toContain('you get all of it back within 3–5 working days');
    expect(await givenBack()).toBe(0);
  });

  it('that is left at the checkout is reminded of with what becomes of its money', async () => {
    await held();
    engine.pass(6 * 60_000);
    await relay();
    expect(mailed()).toHaveLength(1);
    expect(mailed()[0]).toContain('if it does not say yes, you get everything back');
  });

  it.each([
    ['full', price],
    ['advance', 3024],
  ] as const)('%s and confirmed is a stay, with its money kept', async (plan, sum) => {
    const request = await paid({ plan });
    expect(await act(request, 'confirmation')).toBe(200);
    expect(await view(request)).toMatchObject({ status: 'confirmed', amountPaid: sum, total: price });
    expect(await givenBack()).toBe(0);
  });

  it('and turned down gives all of it back, and says when', async () => {
    const request = await paid();
    expect(await act(request, 'rejection')).toBe(200);
    expect(await givenBack()).toBe(price);
    expect(await view(request)).toMatchObject({ status: 'rejected', kept: 0, refundAmount: price });
  });

  it('and revised to more is confirmed once the difference is paid', async () => {
    const request = await paid();
    await revise(request, 12_000);
    expect(await view(request)).toMatchObject({ onAccepting: { due: 1920, refund: 0 } });
    await relay();
    expect(mailed().at(-1)).toContain('1,920');
    expect(await answer(request, 'accept', 12_000)).toBe(200);
    expect(await view(request)).toMatchObject({ status: 'payment_pending', amountDueNow: 1920, total: 12_000 });
    expect(await view(request)).not.toHaveProperty('paymentMakes');
    await gateway.complete(request.bookingId, await openOrder(engine, request.bookingId), { paymentId: 'pay_rest' });
    expect(await view(request)).toMatchObject({ status: 'confirmed', amountPaid: 12_000 });
    expect(await givenBack()).toBe(0);
  });

  it('in part, and revised to more, asks for the greater part alone', async () => {
    const request = await paid({ plan: 'advance' });
    await revise(request, 12_000);
    expect(await view(request)).toMatchObject({ onAccepting: { due: 576, refund: 0 } });
    await answer(request, 'accept', 12_000);
    await gateway.complete(request.bookingId, await openOrder(engine, request.bookingId), { paymentId: 'pay_rest' });
    expect(await view(request)).toMatchObject({ status: 'confirmed', amountPaid: 3600, total: 12_000 });
  });

  it('and revised to less gives the difference back, and is confirmed', async () => {
    const request = await paid();
    await revise(request, 9000);
    expect(await view(request)).toMatchObject({ onAccepting: { due: 0, refund: 1080 } });
    await relay();
    expect(mailed().at(-1)).toContain('1,080');
    expect(await answer(request, 'accept', 9000)).toBe(200);
    expect(await view(request)).toMatchObject({ status: 'confirmed', total: 9000 });
    expect(await givenBack()).toBe(1080);
  });

  it('in part, and revised to less, keeps the part: it counts towards the stay', async () => {
    const request = await paid({ plan: 'advance' });
    await revise(request, 9000);
    expect(await view(request)).toMatchObject({ onAccepting: { due: 0, refund: 0 } });
    await answer(request, 'accept', 9000);
    expect(await view(request)).toMatchObject({ status: 'confirmed', amountPaid: 3024, total: 9000 });
    expect(await givenBack()).toBe(0);
  });

  it.each(['full', 'advance'])('%s and revised gives all of it back where its guest refuses', async (plan) => {
    const request = await paid({ plan });
    const sum = plan === 'full' ? price : 3024;
    await revise(request, 12_000);
    expect(await answer(request, 'refuse', 12_000)).toBe(200);
    expect(await givenBack()).toBe(sum);
    expect(await view(request)).toMatchObject({ status: 'rejected', kept: 0, refundAmount: sum });
    expect(mailed().join()).toContain('3–5 working days');
    expect(mailed().join()).not.toContain('has been refunded to you');
  });

  it.each([
    ['that nobody answered', async () => undefined],
    ['whose new price nobody answered', (request: Parameters<typeof revise>[0]) => revise(request, 12_000)],
  ])('%s in time gives all of it back', async (_, before) => {
    const request = await paid();
    await before(request);
    engine.pass(engine.deps.settings.requestMs + 1000);
    await expireBookings(engine.deps);
    expect(await givenBack()).toBe(price);
    expect(await view(request)).toMatchObject({ status: 'expired', refunds: [{ reason: 'request_expired' }] });
    expect(await act(request, 'confirmation')).toBe(409);
  });

  it('whose difference is not paid in time gives all of it back, and what comes of it later', async () => {
    const request = await paid();
    await revise(request, 12_000);
    await answer(request, 'accept', 12_000);
    const rest = await openOrder(engine, request.bookingId);
    engine.pass(engine.deps.settings.holdMs + 1000);
    await expireBookings(engine.deps);
    expect(await givenBack()).toBe(price);
    await gateway.complete(request.bookingId, rest, { paymentId: 'pay_rest' });
    expect(await givenBack()).toBe(12_000);
    expect(await statusOf(engine, request.bookingId)).toBe('expired');
  });

  it('by money that comes after its hold, with the rooms free, is put to the hotel then', async () => {
    const request = await held();
    engine.pass(engine.deps.settings.holdMs + 1000);
    await expireBookings(engine.deps);
    expect((await gateway.complete(request.bookingId, request.orderId)).statusCode).toBe(200);
    expect(await statusOf(engine, request.bookingId)).toBe('requested');
    expect(await act(request, 'confirmation')).toBe(200);
    expect(await givenBack()).toBe(0);
  });

  it('by money that comes after its hold, with the rooms gone, gets it back', async () => {
    const request = await held({ roomTypeId: 'garden-twin' });
    engine.pass(engine.deps.settings.holdMs + 1000);
    await expireBookings(engine.deps);
    await book(engine, { roomTypeId: 'garden-twin', rooms: 2, mode: 'at-property' });
    await gateway.complete(request.bookingId, request.orderId);
    expect(await statusOf(engine, request.bookingId)).toBe('expired');
    expect(await givenBack()).toBe(8190);
  });

  /** A request that was paid at a second try; the first may still be told of. */
  const paidAtSecondTry = async () => {
    const request = await held();
    await gateway.tell({ event: 'payment.failed', orderId: request.orderId, paymentId: 'pay_first' });
    const second = await openOrder(engine, request.bookingId);
    expect(second).not.toBe(request.orderId);
    await gateway.complete(request.bookingId, second, { paymentId: 'pay_second' });
    expect(await statusOf(engine, request.bookingId)).toBe('requested');
    return request;
  };

  it.each([
    ['requested', async () => undefined, 0],
    ['price_revised', (request) => revise(request, 12_000), 0],
    ['rejected', (request) => act(request, 'rejection'), price],
    ['confirmed', (request) => act(request, 'confirmation'), 0],
    [
      'confirmed',
      async (request) => {
        await revise(request, 9000);
        await answer(request, 'accept', 9000);
      },
      1080,
    ],
    [
      'expired',
      async () => {
        engine.pass(engine.deps.settings.requestMs + 1000);
        await expireBookings(engine.deps);
      },
      price,
    ],
  ] satisfies [string, (request: Awaited<ReturnType<typeof held>>) => Promise<unknown>, number][])(
    'that is %s gives money of another try back',
    async (status, come, before) => {
      const request = await paidAtSecondTry();
      await come(request);
      expect(await givenBack()).toBe(before);
      await gateway.tell({ orderId: request.orderId, paymentId: 'pay_first' });
      expect([await statusOf(engine, request.bookingId), await givenBack()]).toEqual([status, before + price]);
    },
  );

  it('whose difference is paid by money of another try is confirmed, and the rest of that goes back', async () => {
    const request = await paidAtSecondTry();
    await revise(request, 12_000);
    await answer(request, 'accept', 12_000);
    await gateway.tell({ orderId: request.orderId, paymentId: 'pay_first' });
    expect(await statusOf(engine, request.bookingId)).toBe('confirmed');
    expect(await givenBack()).toBe(2 * price - 12_000);
  });

  it('is withdrawn with all of it back, and called off by its hotel the same, whatever that names', async () => {
    const withdrawn = await paid();
    expect(
      (await post(`bookings/${withdrawn.bookingId}/cancellation`, { refund: price }, withdrawn.cookie)).statusCode,
    ).toBe(200);
    expect(await givenBack()).toBe(price);
    const other = await held();
    await gateway.complete(other.bookingId, other.orderId, { paymentId: 'pay_other' });
    expect(await act(other, 'cancellation', { refund: 1000 })).toBe(200);
    expect(await view(other)).toMatchObject({ status: 'cancelled', kept: 0, refundAmount: price });
    expect(await givenBack()).toBe(2 * price);
  });

  it('at the hotel instead is a request all the same', async () => {
    const request = await held();
    const payment = { gateway: 'at-property', hotelId: 1760 };
    expect((await post(`bookings/${request.bookingId}/payments`, payment, request.cookie)).statusCode).toBe(200);
    expect(await view(request)).toMatchObject({ status: 'requested', amountDueNow: 0, amountPaid: 0 });
    await gateway.complete(request.bookingId, request.orderId);
    expect(await act(request, 'confirmation')).toBe(200);
    expect(await view(request)).toMatchObject({ status: 'confirmed' });
    expect((await captured(request)) - (await givenBack())).toBeLessThanOrEqual(price);
  });

  it.each([
    ['accepts while the hotel turns it down', 'accept', 'rejection'],
    ['refuses while the hotel turns it down', 'refuse', 'rejection'],
    ['refuses while the hotel calls it off', 'refuse', 'cancellation'],
    ['accepts while the hotel calls it off', 'accept', 'cancellation'],
  ] as const)('whose guest %s has one end', async (_, decision, path) => {
    const request = await paid();
    await revise(request, 9000);
    const [byGuest, byHotel] = await Promise.all([answer(request, decision, 9000), act(request, path)]);
    expect([byGuest, byHotel]).toContain(200);
    const { status } = (await view(request)) as { status: string };
    // A stay that is confirmed can be called off: then the hotel has come second, and all goes back too.
    expect(await givenBack()).toBe(status === 'confirmed' ? 1080 : price);
  });

  it.each(['accept', 'refuse'] as const)('is answered once by a guest who presses twice: %s', async (decision) => {
    const request = await paid();
    await revise(request, 9000);
    const both = await Promise.all([answer(request, decision, 9000), answer(request, decision, 9000)]);
    expect(both.toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await givenBack()).toBe(decision === 'accept' ? 1080 : price);
  });

  it('is revised once by a hotel that presses twice', async () => {
    const request = await paid();
    const both = await Promise.all([revise(request, 9000), revise(request, 9500)]);
    expect(both.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const shown = both[0] === 200 ? 9000 : 9500;
    expect(await answer(request, 'accept', shown === 9000 ? 9500 : 9000)).toBe(409);
    expect(await answer(request, 'accept', shown)).toBe(200);
    expect(await givenBack()).toBe(price - shown);
  });
});
