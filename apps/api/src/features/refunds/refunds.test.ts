import { describe, expect, it } from 'vitest';
import { book, completeByRazorpay, openOrder } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { expireBookings } from '../reservations/booking-life/expire-bookings.ts';
import { relayOutbox } from '../../jobs/relay-outbox.ts';

// Shows docs/rules.md: Money at the gateway (Refused refunds).

const minute = 60_000;

describe('a refund', () => {
  const engine = openEngine();

  /** A payment that came when the rooms were taken. */
  const owed = async (): Promise<() => Promise<unknown>> => {
    const { bookingId, cookie } = await book(engine, { roomTypeId: 'garden-twin' });
    const orderId = await openOrder(engine, bookingId);
    engine.pass(16 * minute);
    await expireBookings(engine.deps);
    await book(engine, { roomTypeId: 'garden-twin', rooms: 2, mode: 'at-property' });
    await completeByRazorpay(engine, bookingId, orderId);
    return async () => (await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } })).json();
  };
  const relay = async (): Promise<void> => {
    while ((await relayOutbox(engine.deps)) > 0);
  };

  it('that the gateway could not pay is owed still, and paid by another', async () => {
    const view = await owed();
    engine.razorpay.refundsEnd = 'failed';
    await relay();
    expect(await view()).toMatchObject({ booking: { paymentStatus: 'refund_pending', refundAmount: 8190 } });
    engine.razorpay.refundsEnd = 'processed';
    await relay();
    expect(engine.razorpay.refunds.size).toBe(1);
    engine.pass(minute);
    await relay();
    expect(engine.razorpay.refunds.size).toBe(2);
    expect(await view()).toMatchObject({ booking: { paymentStatus: 'refunded', refundAmount: 8190 } });
  });

  it('that is under way is asked about until it is done, whether or not a webhook tells', async () => {
    const view = await owed();
    engine.razorpay.refundsEnd = 'pending';
    await relay();
    expect(await view()).toMatchObject({ booking: { paymentStatus: 'refund_pending' } });
    engine.razorpay.refundsEnd = 'processed';
    engine.pass(minute);
    await relay();
    expect(engine.razorpay.refunds.size).toBe(1);
    expect(await view()).toMatchObject({ booking: { paymentStatus: 'refunded', refundAmount: 8190 } });
  });
});
