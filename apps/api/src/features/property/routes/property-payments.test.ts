import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, completeByRazorpay, openOrder } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { authorizationOf } from '../../../../test/tenancy/two-guests.ts';

interface Paid {
  readonly total: number;
  readonly amountPaid: number;
  readonly paymentStatus: string;
  readonly paidAtProperty?: number;
  readonly owedAtProperty?: number;
  readonly refundAmount: number;
  readonly propertyPayments: readonly { readonly paymentId: string; readonly takenBackAt?: string }[];
}

// Shows docs/rules.md: Money at the property (Lines, What it counts for, Two at once, Money that goes back).
describe('a payment at the property', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);
  let desk: AtDesk;
  beforeEach(async () => {
    desk = await colleagueAtDesk(engine, await ownerAtDesk(engine), 'reception');
  });
  const pay = (booking: string, amount: number, more: object = {}) =>
    desk.call('POST', `bookings/${booking}/payments`, { amount, method: 'cash', ...more });
  const payments = () => engine.deps.db.selectFrom('property_payment').selectAll().execute();

  it('counts wherever it is said what is paid', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const response = await pay(stay.bookingId, 900, { note: 'Two notes of 500, 100 given back' });
    expect(response.json()).toMatchObject({
      amountPaid: 900,
      paidAtProperty: 900,
      paymentStatus: 'partly_paid',
      propertyPayments: [{ amount: 900, method: 'cash', note: 'Two notes of 500, 100 given back', by: 'Colleague' }],
    });
    const guest = await guests.view(stay);
    expect(guest).toMatchObject({ amountPaid: 900, paidAtProperty: 900 });
    // What the house has noted is the house's.
    expect(guest['propertyPayments']).toBeUndefined();
    const day = await desk.call('GET', 'day?date=2026-12-02');
    const { total } = response.json<Paid>();
    expect(day.json<{ arrivals: object[] }>().arrivals).toMatchObject([{ toPay: total - 900, amountPaid: 900 }]);
    await guests.relay();
    expect((await pay(stay.bookingId, total - 900)).json()).toMatchObject({ paymentStatus: 'paid' });
    await guests.relay();
    expect(engine.mails.at(-1)?.text).toContain('Paid at the hotel');
    expect(engine.mails.at(-1)?.text).not.toContain('Due at the hotel');
  });

  it('is never more than the stay still costs, which the refusal says', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const { total } = (await pay(stay.bookingId, 1)).json<Paid>();
    expect((await pay(stay.bookingId, total)).json()).toEqual({ code: 'above_due', due: total - 1 });
    await pay(stay.bookingId, total - 1);
    expect((await pay(stay.bookingId, 1)).json()).toEqual({ code: 'nothing_due' });
    expect(await payments()).toHaveLength(2);
  });

  it('moves once, however often it is sent and whoever else records it', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const { total } = (await pay(stay.bookingId, 1)).json<Paid>();
    const key = randomUUID();
    const again = () =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/bookings/${stay.bookingId}/payments`,
        headers: { ...authorizationOf(engine, 1760), 'idempotency-key': key },
        payload: { amount: 100, method: 'card-terminal' },
      });
    const sent = await Promise.all([again(), again(), again()]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await payments()).toHaveLength(2);
    const rest = total - 101;
    const both = await Promise.all([pay(stay.bookingId, rest), pay(stay.bookingId, rest)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await payments()).reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(total);
  });

  it('is of a stay that stands: not of a request, nor of one that is over', async () => {
    const palace = await ownerAtDesk(engine, 2116);
    const requested = await book(engine, { hotelId: 2116, mode: 'at-property' });
    const payment = { amount: 1, method: 'cash' };
    const refused = await palace.call('POST', `bookings/${requested.bookingId}/payments`, payment);
    expect([refused.statusCode, refused.json()]).toEqual([409, { code: 'not_confirmed' }]);
    const stay = await book(engine, { mode: 'at-property' });
    await desk.call('POST', `bookings/${stay.bookingId}/cancellation`);
    expect((await pay(stay.bookingId, 1)).json()).toEqual({ code: 'not_confirmed' });
  });

  it('of what a guest holds at the checkout confirms it; money that comes by the gateway all the same goes back', async () => {
    const held = await book(engine);
    const order = await openOrder(engine, held.bookingId);
    const { total, ...paid } = (await pay(held.bookingId, 500)).json<Paid & { status: string }>();
    expect(paid).toMatchObject({ status: 'confirmed', amountPaid: 500 });
    await completeByRazorpay(engine, held.bookingId, order);
    await guests.relay();
    expect((await desk.call('GET', `bookings/${held.bookingId}`)).json()).toMatchObject({
      amountPaid: total + 500,
      refundAmount: 500,
      paymentStatus: 'paid',
    });
    expect([...engine.razorpay.refunds.values()]).toMatchObject([{ amount: 50_000 }]);
  });

  it('that was not made is taken back once, and stays in the books', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const { propertyPayments } = (await pay(stay.bookingId, 900)).json<Paid>();
    engine.pass(1000);
    const back = () =>
      desk.call('POST', `bookings/${stay.bookingId}/payments/${propertyPayments[0]?.paymentId ?? ''}/take-back`);
    const both = await Promise.all([back(), back()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const after = (await desk.call('GET', `bookings/${stay.bookingId}`)).json<Paid>();
    expect(after).toMatchObject({ amountPaid: 0, paymentStatus: 'unpaid' });
    expect(after.propertyPayments[0]?.takenBackAt).toBeDefined();
    expect((await payments()).map(({ kind }) => kind)).toEqual(['payment', 'taken_back']);
    const [line] = (await desk.call('GET', `journal?booking=${stay.bookingId}`)).json<{ lines: object[] }>().lines;
    expect(line).toMatchObject({ operation: 'takePaymentBack', actorName: 'Colleague', after: { amount: 900 } });
  });

  it('goes back at the property alone, and never through the gateway', async () => {
    const stay = await book(engine, { plan: 'advance' });
    await completeByRazorpay(engine, stay.bookingId, await openOrder(engine, stay.bookingId));
    const { total, amountPaid: online } = (await desk.call('GET', `bookings/${stay.bookingId}`)).json<Paid>();
    await pay(stay.bookingId, total - online);
    const cancelled = await desk.call('POST', `bookings/${stay.bookingId}/cancellation`);
    expect(cancelled.json()).toMatchObject({ refund: total });
    await guests.relay();
    const gatewaysPart = [...engine.razorpay.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);
    expect(gatewaysPart).toBe(online * 100);
    const owed = (await desk.call('GET', `bookings/${stay.bookingId}`)).json<Paid>();
    expect(owed).toMatchObject({
      owedAtProperty: total - online,
      paymentStatus: 'refund_pending',
      refundAmount: total,
    });
    expect(engine.mails.at(-1)?.text).toContain('Given back to you at the hotel');
    const given = () => desk.call('POST', `bookings/${stay.bookingId}/given-back`, { method: 'cash' });
    const both = await Promise.all([given(), given()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const end = (await desk.call('GET', `bookings/${stay.bookingId}`)).json<Paid>();
    expect([end.owedAtProperty, end.paymentStatus]).toEqual([undefined, 'refunded']);
  });

  it('pays no charge of a payment company when its stay is cancelled', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const { total } = (await pay(stay.bookingId, 1)).json<Paid>();
    await pay(stay.bookingId, total - 1);
    const quote = await guests.post(`bookings/${stay.bookingId}/cancellation-quote`, {}, stay.cookie);
    expect(quote.json()).toMatchObject({ paid: total, processingCharge: 0, refund: total });
  });

  it('forgets what was typed with it when its guest is erased, and keeps the sum', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    await pay(stay.bookingId, 900, { note: 'From her brother' });
    const kept = await engine.app.inject({
      url: `/api/bookings/${stay.bookingId}/personal-data`,
      headers: { cookie: stay.cookie },
    });
    expect(kept.json()).toMatchObject({ notes: [{ text: 'From her brother' }] });
    await desk.call('POST', `bookings/${stay.bookingId}/cancellation`);
    expect((await guests.post(`bookings/${stay.bookingId}/erasure`, {}, stay.cookie)).statusCode).toBe(200);
    const [line] = await payments();
    expect([Number(line?.amount), line?.note]).toEqual([900, null]);
  });
});
