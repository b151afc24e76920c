import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answer, guestCalls } from './guest-calls.ts';
import {
  book,
  completeByRazorpay,
  openOrder,
  postBooking,
  selectionOf,
  type Booked,
  type Selected,
} from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: What was agreed (A change).

const king = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 };

describe('a change', () => {
  const engine = openEngine();
  const { paid, post, relay, view } = guestCalls(engine);

  const quote = async (
    booked: Booked,
    more: Selected & { nights?: object; rooms?: number } = {},
  ): Promise<Record<string, unknown>> => {
    const stay = { kind: 'nights', checkIn: more.checkIn ?? '2026-12-02', checkOut: more.checkOut ?? '2026-12-04' };
    const [, body] = answer(
      await post(
        `bookings/${booked.bookingId}/modification-quote`,
        { stay, rooms: Array.from({ length: more.rooms ?? 1 }, () => king) },
        booked.cookie,
      ),
    );
    return body;
  };
  const change = (booked: Booked, wanted: Record<string, unknown>): Promise<LightMyRequestResponse> =>
    post(
      `bookings/${booked.bookingId}/modification`,
      { quoteToken: wanted['quoteToken'], due: wanted['due'], refund: wanted['refund'] },
      booked.cookie,
    );

  it('to fewer nights gives the difference back less the payment company’s share, and a new voucher', async () => {
    const booked = await paid();
    const wanted = await quote(booked, { checkOut: '2026-12-03' });
    expect(wanted).toMatchObject({
      oldTotal: 10_080,
      newTotal: 5040,
      difference: -5040,
      due: 0,
      penalty: 0,
      processingCharge: 126,
      refund: 4914,
    });
    expect(answer(await change(booked, wanted))).toMatchObject([
      200,
      { booking: { total: 5040, refundAmount: 4914, kept: 126, amountDueNow: 0 } },
    ]);
    await relay();
    expect(engine.mails.filter((mail) => mail.calendar !== undefined)).toHaveLength(2);
    const [, cancelled] = answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie));
    expect(cancelled).toMatchObject({ paid: 5040, refund: 4914 });
  });

  it('to more nights waits for its payment, its own rooms counted as free', async () => {
    const booked = await paid({ rooms: 3 });
    const wanted = await quote(booked, { rooms: 3, checkOut: '2026-12-05' });
    expect(wanted['difference']).toBe(wanted['due']);
    const [, asked] = answer(await change(booked, wanted));
    expect(asked).toMatchObject({
      booking: { total: 30_240, amountDueNow: wanted['due'], change: { newTotal: wanted['newTotal'] } },
    });
    await completeByRazorpay(engine, booked.bookingId, await openOrder(engine, booked.bookingId), {
      paymentId: 'pay_2',
    });
    expect(await view(booked)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      total: wanted['newTotal'],
      change: null,
      stay: { checkOut: '2026-12-05' },
    });
  });

  it('to fewer people leaves of the extras what they can have', async () => {
    const quoted = await post('quotes', { ...selectionOf(), addons: [{ addonId: 'thali-dinner', quantity: 2 }] });
    const made = await postBooking(engine, quoted.json<{ quoteToken: string }>().quoteToken, { mode: 'at-property' });
    const cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
    const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-04' };
    const alone = await post(
      `bookings/${made.json<{ bookingId: string }>().bookingId}/modification-quote`,
      { stay, rooms: [{ ...king, adults: 1 }] },
      cookie,
    );
    expect(alone.json()).toMatchObject({ bill: { addons: [{ addonId: 'thali-dinner', quantity: 1 }] } });
  });

  it('of the dates leaves the extras, and one that names none takes them out', async () => {
    const addons = [{ addonId: (await engine.deps.hotels.byId(1760))?.readFacts().addons[0]?.id, quantity: 1 }];
    const quoted = await post('quotes', { ...selectionOf(), addons });
    const made = await postBooking(engine, quoted.json<{ quoteToken: string }>().quoteToken, { mode: 'at-property' });
    const [cookie, { bookingId }] = [
      String(made.headers['set-cookie']).split(';')[0] ?? '',
      made.json<{ bookingId: string }>(),
    ];
    const asked = async (more: object): Promise<unknown> => {
      const stay = { kind: 'nights', checkIn: '2026-12-07', checkOut: '2026-12-08' };
      const response = await post(`bookings/${bookingId}/modification-quote`, { stay, rooms: [king], ...more }, cookie);
      return response.json<{ selection: { addons?: unknown } }>().selection.addons;
    };
    expect(await asked({})).toEqual(addons);
    expect(await asked({ addons: [] })).toEqual([]);
  });

  it('that is paid when the rooms are gone gives its money back and leaves the booking', async () => {
    const booked = await paid();
    const wanted = await quote(booked, { checkOut: '2026-12-05' });
    await change(booked, wanted);
    const orderId = await openOrder(engine, booked.bookingId);
    await book(engine, { checkIn: '2026-12-04', checkOut: '2026-12-05', rooms: 3, mode: 'at-property' });
    expect(answer(await completeByRazorpay(engine, booked.bookingId, orderId, { paymentId: 'pay_2' }))).toEqual([
      409,
      { code: 'sold_out' },
    ]);
    expect(await view(booked)).toMatchObject({
      status: 'confirmed',
      total: 10_080,
      refundAmount: wanted['due'],
      amountDueNow: 0,
      stay: { checkOut: '2026-12-04' },
    });
  });

  it('that replaces a dearer one gives back what was paid for the other', async () => {
    const booked = await paid();
    const first = await quote(booked, { checkOut: '2026-12-06' });
    await change(booked, first);
    const dearer = await openOrder(engine, booked.bookingId);
    const wanted = await quote(booked, { checkOut: '2026-12-05' });
    await change(booked, wanted);
    await completeByRazorpay(engine, booked.bookingId, dearer, { paymentId: 'pay_2' });
    expect(Number(first['due'])).toBeGreaterThan(Number(wanted['due']));
    expect(await view(booked)).toMatchObject({
      total: wanted['newTotal'],
      refundAmount: Number(first['due']) - Number(wanted['due']),
      stay: { checkOut: '2026-12-05' },
    });
  });

  it('never makes cancelling cheaper, and says so before', async () => {
    const booked = await paid();
    engine.pass(8 * 24 * 3_600_000);
    const fee = async (): Promise<Record<string, unknown>> =>
      answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie))[1];
    expect(await fee()).toMatchObject({ feePercent: 50, fee: 5040, leastFee: 0, refund: 4914 });
    const away = await quote(booked, { checkIn: '2027-01-12', checkOut: '2027-01-14' });
    expect(away).toMatchObject({ leastFeeAfter: 5040 - Number(away['penalty']) });
    expect(answer(await change(booked, away))[0]).toBe(200);
    expect(await fee()).toMatchObject({
      feePercent: 0,
      fee: away['leastFeeAfter'],
      leastFee: away['leastFeeAfter'],
      freeUntil: null,
    });
    const shorter = await quote(booked, { checkIn: '2027-01-12', checkOut: '2027-01-13' });
    await change(booked, shorter);
    const { penalty } = await fee();
    expect(Number(away['penalty']) + Number(shorter['penalty']) + Number(penalty)).toBeGreaterThanOrEqual(5040);
    expect(await view(booked)).toMatchObject({ status: 'confirmed' });
  });

  it('that waits for its payment keeps the fee that was reached when it was asked for', async () => {
    const booked = await paid();
    engine.pass(8 * 24 * 3_600_000);
    const longer = await quote(booked, { checkIn: '2027-01-12', checkOut: '2027-01-16' });
    expect(longer).toMatchObject({ penalty: 0, leastFeeAfter: 5040 });
    await change(booked, longer);
    await completeByRazorpay(engine, booked.bookingId, await openOrder(engine, booked.bookingId), {
      paymentId: 'pay_2',
    });
    const [, cancelled] = answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie));
    expect(cancelled).toMatchObject({ total: longer['newTotal'], fee: 5040 });
  });

  it('of a plan that gives nothing back is refused', async () => {
    const booked = await paid({ ratePlanId: 'saver' });
    expect(
      answer(
        await post(
          `bookings/${booked.bookingId}/modification-quote`,
          { stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-03' }, rooms: [king] },
          booked.cookie,
        ),
      ),
    ).toEqual([409, { code: 'not_modifiable' }]);
  });
});
