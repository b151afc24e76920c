import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bookingKey } from '../src/database/booking-key.ts';
import { askRest } from '../src/features/reservations/rests/ask-rest.ts';
import { lapseShares } from '../src/features/reservations/shares/lapse-shares.ts';
import { nights } from './contract-house.ts';
import { bothKinds, databaseKinds } from './database-kinds.ts';
import { completeByRazorpay, openOrder } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { checkIn, checkOut, restHouse } from './rest-house.ts';
import { postMovement, postWebhook } from './webhook.ts';

// Shows docs/rules.md: The rest of a deposit (Cancelled for it, Money under way).

/** When the rest is asked for, 30 days before, and the end of the last day to pay, in Berlin. */
const [asking, end] = ['2027-01-21T07:00:00Z', '2027-01-24T23:00:00Z'] as const;

describe.each(bothKinds)('the time to pay is over, on %s', (kind) => {
  const engine = openEngine(kind);
  const { at, booked, relay, until, view } = restHouse(engine, 'cancel');

  it('ends the stay once, however many engines look, and tells both why', async () => {
    const one = await booked();
    await at(asking);
    until(end);
    const key = bookingKey(1760, one.bookingId);
    await Promise.all([askRest(engine.deps, key), askRest(engine.deps, key), relay(), relay()]);
    await relay();
    const { events } = (await view(one)) as { events: { type: string; why?: string }[] };
    expect(events.filter(({ type }) => type === 'cancelled')).toMatchObject([{ why: 'rest_unpaid' }]);
    expect(engine.propertyMails.filter(({ subject }) => subject.startsWith('A booking is cancelled'))).toHaveLength(1);
    expect(engine.propertyMails.at(-1)?.text).toContain('did not pay the rest of the price in time');
  });

  it('and money that arrives at that moment either pays for the stay or goes back whole', async () => {
    const one = await booked();
    await at(asking);
    until('2027-01-24T22:59:00Z');
    const orderId = await openOrder(engine, one.bookingId);
    until('2027-01-24T23:29:00Z');
    await Promise.all([
      relay(),
      completeByRazorpay(engine, one.bookingId, orderId, { paymentId: randomUUID() }),
      relay(),
    ]);
    await relay();
    const { status, amountPaid, refundAmount } = await view(one);
    expect([status, amountPaid, Number(refundAmount) >= 16_000]).toEqual(
      status === 'confirmed' ? ['confirmed', 20_000, false] : ['cancelled', 20_000, true],
    );
  });
});

describe.each(databaseKinds)('a stay whose rest is not paid, on %s', (kind) => {
  const engine = openEngine(kind);
  const house = restHouse(engine, 'cancel');
  const {
    at,
    atProperty,
    booked,
    changeQuote,
    dispute,
    divide,
    makeQuoted,
    moved,
    payBy,
    relay,
    statusOf,
    until,
    view,
  } = house;

  it('waits for a payment that was begun in time, for half an hour, and sends it back afterwards', async () => {
    const one = await booked();
    await at(asking);
    until('2027-01-24T22:58:00Z');
    const orderId = await openOrder(engine, one.bookingId);
    await at('2027-01-24T23:27:00Z');
    expect(await statusOf(one)).toBe('confirmed');
    await at('2027-01-24T23:29:00Z');
    expect(await statusOf(one)).toBe('cancelled');
    const before = (await view(one))['refundAmount'];
    await postWebhook(engine, { orderId, paymentId: 'pay_00000000000009' });
    await relay();
    expect(await view(one)).toMatchObject({ status: 'cancelled' });
    expect((await view(one))['refundAmount']).toBe(Number(before) + 16_000);
  });

  it('waits a day for a payment that was reported in time, and takes it when it comes', async () => {
    const one = await booked();
    await at(asking);
    until('2027-01-24T22:30:00Z');
    const orderId = await openOrder(engine, one.bookingId);
    engine.razorpay.isDown = true;
    await completeByRazorpay(engine, one.bookingId, orderId, { paymentId: 'pay_00000000000009' });
    engine.razorpay.isDown = false;
    await at('2027-01-25T04:00:00Z');
    expect(await statusOf(one)).toBe('confirmed');
    await postWebhook(engine, { orderId, paymentId: 'pay_00000000000009' });
    await at('2027-01-27T12:00:00Z');
    expect(await view(one)).toMatchObject({ status: 'confirmed', amountPaid: 20_000 });
  });

  it('is not kept by an order that was opened when the time was over', async () => {
    const one = await booked();
    await at(asking);
    until(end);
    await openOrder(engine, one.bookingId);
    await relay();
    expect(await statusOf(one)).toBe('cancelled');
  });

  it('is not kept by shares that are handed out late, or withdrawn when its time is over', async () => {
    const one = await booked();
    await at(asking);
    until('2027-01-24T12:00:00Z');
    const reply = await divide(one, [16_000]);
    expect(reply.json()).toMatchObject({ until: '2027-01-24T23:00:00.000Z' });
    until(end);
    await lapseShares(engine.deps);
    await relay();
    expect(await statusOf(one)).toBe('cancelled');
  });

  it('can be divided no more in the last hour', async () => {
    const one = await booked();
    await at(asking);
    until('2027-01-24T22:30:00Z');
    expect((await divide(one, [16_000])).json()).toMatchObject({ code: 'too_late' });
  });

  it('of which a part is in shares is not cancelled before they are over', async () => {
    const one = await booked();
    until('2027-01-20T12:00:00Z');
    await divide(one, [6000]);
    await at(asking);
    expect(engine.mails.at(-1)?.subject).toMatch(/€100/);
    until(end);
    await lapseShares(engine.deps);
    await relay();
    expect(await statusOf(one)).toBe('cancelled');
  });

  it('whose shares were withdrawn is asked of who booked, and cancelled', async () => {
    const one = await booked();
    until('2027-01-20T12:00:00Z');
    await divide(one, [16_000]);
    await at(asking);
    await divide(one, []);
    await at('2027-01-24T23:00:00Z');
    expect(await payBy(one)).toBe('2027-01-28');
    await at('2027-01-28T23:00:00Z');
    expect(await statusOf(one)).toBe('cancelled');
  });

  it('waits while a payment is disputed, and goes on once that is won', async () => {
    const one = await booked();
    await at(asking);
    await dispute(one, 'open', 'created');
    await at(end);
    expect(await statusOf(one)).toBe('confirmed');
    await dispute(one, 'won', 'won');
    await at('2027-01-26T12:00:00Z');
    expect(await statusOf(one)).toBe('cancelled');
  });

  it('whose dispute is lost is left to its property', async () => {
    const one = await booked();
    await at(asking);
    await dispute(one, 'open', 'created');
    await dispute(one, 'lost', 'lost');
    await at('2027-01-28T12:00:00Z');
    expect(await statusOf(one)).toBe('confirmed');
  });

  it('is changed no more by a change that was priced before', async () => {
    const one = await booked();
    await at(asking);
    until('2027-01-24T22:55:00Z');
    const [, quote] = await changeQuote(one, { stay: nights('2027-02-20', '2027-02-23') });
    await at(end);
    expect(await statusOf(one)).toBe('cancelled');
    expect((await makeQuoted(one, quote)).statusCode).toBe(409);
    expect(await statusOf(one)).toBe('cancelled');
  });

  it('cannot be kept unpaid by changing it again and again', async () => {
    const one = await booked();
    await at(asking);
    for (let day = 23; day < 50; day += 2) {
      until(new Date(Date.UTC(2027, 0, day, 12)).toISOString());
      await moved(one, checkIn, day % 4 === 3 ? '2027-02-23' : checkOut);
    }
    until('2027-02-19T12:00:00Z');
    await moved(one, checkIn, '2027-02-24');
    expect(await payBy(one)).toBe('2027-02-19');
    await at('2027-02-19T23:00:00Z');
    expect(await statusOf(one)).toBe('cancelled');
  });

  it('is cancelled where a part is unpaid, and gives back what was paid by both ways', async () => {
    const one = await booked();
    await at(asking);
    await atProperty(`${one.bookingId}/payments`, { amount: 6000, method: 'cash' });
    await at(end);
    expect(await view(one)).toMatchObject({ status: 'cancelled', refundAmount: 4000 - 100 + 6000 });
  });

  it('is asked anew where the desk takes a payment back that was none', async () => {
    const one = await booked();
    await at(asking);
    const paid = await atProperty(`${one.bookingId}/payments`, { amount: 16_000, method: 'cash' });
    until('2027-01-26T12:00:00Z');
    await relay();
    const [line] = paid.json<{ propertyPayments: { paymentId: string }[] }>().propertyPayments;
    expect((await atProperty(`${one.bookingId}/payments/${line?.paymentId}/take-back`)).statusCode).toBe(200);
    await relay();
    expect(await payBy(one)).toBe('2027-01-29');
    await at('2027-01-29T23:00:00Z');
    expect(await statusOf(one)).toBe('cancelled');
  });

  it('is left to its property where that gave money back at the payment company', async () => {
    const one = await booked();
    await at(asking);
    await postMovement(engine, {
      event: 'refund.processed',
      orderId: one.orderId,
      refund: { id: 'rfnd_1', amount: 1000 },
    });
    await at('2027-01-28T12:00:00Z');
    expect(await statusOf(one)).toBe('confirmed');
  });

  it('whose deposit was paid in cash at the desk is paid there, and stands', async () => {
    const one = await house.ordered();
    const paid = await atProperty(`${one.bookingId}/payments`, { amount: 4000, method: 'cash' });
    expect([paid.statusCode, await statusOf(one)]).toEqual([200, 'confirmed']);
    await at(asking);
    await at(end);
    expect([await statusOf(one), await payBy(one), engine.mails.filter(isAsking)]).toEqual([
      'confirmed',
      undefined,
      [],
    ]);
  });
});

const isAsking = ({ subject }: { subject: string }): boolean => subject.includes('is now due for your stay');
