import { bookingKey } from '../src/database/booking-key.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { payRefund } from '../src/features/refunds/pay-refund.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { book, completeByRazorpay, openOrder } from './journeys.ts';
import { openEngine } from './open-engine.ts';

const hour = 3_600_000;

describe('cancelling', () => {
  const engine = openEngine();
  const { paid, post, relay, view } = guestCalls(engine);

  it('in time gives all but the payment company’s share back, and the rooms', async () => {
    const booked = await paid();
    const [, quote] = answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie));
    expect(quote).toMatchObject({
      total: 10_080,
      paid: 10_080,
      fee: 0,
      processingCharge: 252,
      refund: 9828,
      reason: 'tier',
      arrives: { from: '2026-11-27', to: '2026-11-30' },
    });
    const key = randomUUID();
    for (let at = 0; at < 2; at += 1)
      expect(
        answer(await post(`bookings/${booked.bookingId}/cancellation`, { refund: 9828 }, booked.cookie, key)),
      ).toMatchObject([
        200,
        { booking: { status: 'cancelled', paymentStatus: 'refund_pending', refundAmount: 9828, kept: 252 } },
      ]);
    // Carried out side by side, either may be first; the mail says how far the refund is when it is written.
    const { refund_id: refundId } = await engine.deps.db
      .selectFrom('refund')
      .select('refund_id')
      .where('booking_id', '=', bookingKey(1760, booked.bookingId).booking_id)
      .executeTakeFirstOrThrow();
    await payRefund(engine.deps, 1760, refundId);
    await relay();
    expect([...engine.razorpay.refunds.values()]).toEqual([{ gatewayPaymentId: expect.any(String), amount: 982_800 }]);
    expect(engine.mails.map((mail) => mail.subject)).toContainEqual(expect.stringMatching(/is cancelled$/));
    expect(engine.mails.map((mail) => mail.text).join()).toContain('₹9,828 has been refunded to you.');
    expect(await view(booked)).toMatchObject({ paymentStatus: 'refunded' });
  });

  it('late costs what the terms say, and not at another figure than was shown', async () => {
    const booked = await paid();
    engine.pass(8 * 24 * hour);
    const [, quote] = answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie));
    expect(quote).toMatchObject({ feePercent: 50, fee: 5040, refund: 4914 });
    expect(
      answer(await post(`bookings/${booked.bookingId}/cancellation`, { refund: 9828 }, booked.cookie)),
    ).toMatchObject([409, { code: 'refund_changed', quote: { refund: 4914 } }]);
    engine.pass(2 * 24 * hour);
    expect(answer(await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie))).toEqual([
      409,
      { code: 'after_check_in' },
    ]);
  });

  it('by two tabs at once is one cancellation with one refund', async () => {
    const booked = await paid();
    const cancel = () => post(`bookings/${booked.bookingId}/cancellation`, { refund: 9828 }, booked.cookie);
    const answers = (await Promise.all([cancel(), cancel(), cancel()])).map((response) => answer(response));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([status]) => status !== 200)).toEqual(
      Array.from({ length: 2 }, () => [409, { code: 'not_cancellable' }]),
    );
    await relay();
    expect([...engine.razorpay.refunds.values()].map(({ amount }) => amount)).toEqual([982_800]);
    expect(engine.mails.filter(({ subject }) => subject.endsWith('is cancelled'))).toHaveLength(1);
  });

  it('is the guest’s alone', async () => {
    const booked = await paid();
    const other = await book(engine, { checkIn: '2026-12-08', checkOut: '2026-12-09' });
    for (const cookie of ['', other.cookie])
      expect(answer(await post(`bookings/${booked.bookingId}/cancellation`, { refund: 9828 }, cookie))).toEqual([
        403,
        { code: 'verification_needed' },
      ]);
  });

  it('takes the stay out of the guest’s calendar, where the voucher had put it', async () => {
    const booked = await paid();
    await relay();
    await post(`bookings/${booked.bookingId}/cancellation`, { refund: 9828 }, booked.cookie);
    const held = await book(engine);
    await post(`bookings/${held.bookingId}/cancellation`, { refund: 0 }, held.cookie);
    await relay();
    const files = engine.mails.flatMap(({ calendar }) => (calendar === undefined ? [] : [calendar]));
    const uidOf = (text = ''): string | undefined => /UID:.*/.exec(text)?.[0];
    expect(files.map(({ method, text }) => [method, /SEQUENCE:(\d+)/.exec(text)?.[1]])).toEqual([
      ['PUBLISH', '0'],
      ['CANCEL', '1'],
    ]);
    expect(uidOf(files[1]?.text)).toBe(uidOf(files[0]?.text));
  });

  it('what is held costs nothing, and money that arrives afterwards goes back whole', async () => {
    const booked = await book(engine);
    const orderId = await openOrder(engine, booked.bookingId);
    expect((await post(`bookings/${booked.bookingId}/cancellation`, { refund: 0 }, booked.cookie)).statusCode).toBe(
      200,
    );
    await completeByRazorpay(engine, booked.bookingId, orderId);
    expect(await view(booked)).toMatchObject({ status: 'cancelled', refundAmount: 10_080, kept: 0 });
  });
});
