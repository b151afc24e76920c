import { describe, expect, it } from 'vitest';
import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, completeByRazorpay, openOrder, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { playGateway } from '../../../../test/played-gateways.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';

// Shows docs/rules.md: Money at the property (Lines, What it counts for).
describe('an advance that the money at the property has paid a part of', () => {
  const engine = openEngine();
  const { post, view } = guestCalls(engine);
  const call = propertyCalls(engine);
  const gateway = playGateway(engine, 'razorpay');
  const until = (moment: string): void => engine.pass(Date.parse(moment) - engine.deps.clock().getTime());

  // Two nights are 5,040 each, the next 5,544 and 5,796; an advance is 30 % of all.
  const [twoNights, threeNights] = [10_080, 15_624];
  const [ofTwo, ofThree, ofFour] = [3024, 4687, 6426];
  const at = async (stay: Booked, what: string, payload: object = {}): Promise<BookingAtDesk> => {
    const answer = await call('POST', `bookings/${stay.bookingId}/${what}`, payload);
    expect([what, answer.statusCode]).toEqual([what, 200]);
    return (await call('GET', `bookings/${stay.bookingId}`)).json();
  };
  const paysAdvance = async (): Promise<Booked> => {
    const stay = await book(engine, { plan: 'advance' });
    await completeByRazorpay(engine, stay.bookingId, await openOrder(engine, stay.bookingId));
    expect(await view(stay)).toMatchObject({ total: twoNights, amountPaid: ofTwo });
    return stay;
  };
  const pays = async (stay: Booked, amount: number): Promise<string> =>
    `payments/${(await at(stay, 'payments', { amount, method: 'cash' })).propertyPayments?.at(-1)?.paymentId}/take-back`;
  const untilNight = async (stay: Booked, checkOut: string): Promise<number> => {
    const nights = { kind: 'nights', checkIn: '2026-12-02', checkOut };
    const quote = await post(`bookings/${stay.bookingId}/modification-quote`, { stay: nights }, stay.cookie);
    const { quoteToken, due, refund } = quote.json<{ quoteToken: string; due: number; refund: number }>();
    const made = await post(`bookings/${stay.bookingId}/modification`, { quoteToken, due, refund }, stay.cookie);
    expect(made.statusCode).toBe(200);
    return due;
  };

  it('is due with the rest once that payment is taken back, and ahead again with the next change', async () => {
    const stay = await paysAdvance();
    const takeBack = await pays(stay, ofThree - ofTwo);
    expect(await untilNight(stay, '2026-12-05')).toBe(0);
    expect(await at(stay, takeBack)).toMatchObject({ status: 'confirmed', toPay: threeNights - ofTwo });
    expect(await view(stay)).toMatchObject({ total: threeNights, amountPaid: ofTwo, amountDueNow: 0 });
    expect(await untilNight(stay, '2026-12-06')).toBe(ofFour - ofTwo);
  });

  it('is no reason to keep an advance that comes twice once that payment is taken back', async () => {
    const stay = await book(engine, { plan: 'advance' });
    const first = await openOrder(engine, stay.bookingId);
    await gateway.tell({ event: 'payment.failed', orderId: first });
    await gateway.tell({ orderId: await openOrder(engine, stay.bookingId), paymentId: 'pay_2' });
    const takeBack = await pays(stay, ofThree - ofTwo);
    expect(await untilNight(stay, '2026-12-05')).toBe(0);
    await at(stay, takeBack);
    await gateway.tell({ orderId: first, paymentId: 'pay_1' });
    expect(await view(stay)).toMatchObject({ total: threeNights, amountPaid: 2 * ofTwo, refundAmount: ofTwo });
  });

  it('is due with the rest of a guest who came after all', async () => {
    const stay = await paysAdvance();
    const takeBack = await pays(stay, ofThree - ofTwo);
    expect(await untilNight(stay, '2026-12-05')).toBe(0);
    until('2026-12-02T16:00:00Z');
    expect(await at(stay, 'no-show')).toMatchObject({ kept: ofThree });
    await at(stay, takeBack);
    expect(await at(stay, 'no-show/undo')).toMatchObject({ status: 'confirmed', toPay: threeNights - ofTwo });
  });

  it('is due with the rest of a stay that its guest had ended early, and went on with', async () => {
    const stay = await paysAdvance();
    const takeBack = await pays(stay, ofThree - ofTwo);
    expect(await untilNight(stay, '2026-12-05')).toBe(0);
    until('2026-12-02T10:00:00Z');
    await at(stay, 'arrival');
    until('2026-12-03T03:00:00Z');
    await at(stay, 'departure/early', { early: { keep: 'nothing', charged: 5040 }, payment: { method: 'cash' } });
    await at(stay, takeBack);
    expect((await call('DELETE', `bookings/${stay.bookingId}/departure`)).statusCode).toBe(200);
    expect(await view(stay)).toMatchObject({ total: threeNights, amountDueNow: 0 });
  });

  it('is due with the rest where something taken off the folio stood for it', async () => {
    const stay = await paysAdvance();
    await at(stay, 'folio/lines', { kind: 'adjustment', amount: ofTwo - ofThree, reason: 'Cold water' });
    expect(await untilNight(stay, '2026-12-05')).toBe(0);
    expect(await view(stay)).toMatchObject({ total: threeNights, amountPaid: ofTwo, amountDueNow: 0 });
  });
});
