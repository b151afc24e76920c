import { randomUUID } from 'node:crypto';
import type { PayersShare } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { reconcilePayments } from '../src/features/payments/orders/reconcile-payments.ts';
import { lapseShares } from '../src/features/reservations/shares/lapse-shares.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { openOrder } from './journeys.ts';
import { byDay } from './night.ts';
import { openEngine } from './open-engine.ts';
import { playedGateways, playGateway } from './played-gateways.ts';
import { authorizationOf } from './tenancy/two-guests.ts';
import { shareCalls } from './shares.ts';

// Shows docs/rules.md: Several payers (Shares, Never more than is due, Late money, Deadline, Refunds, What a link shows, Forgetting).

const hour = 3_600_000;
const day = 24 * hour;
/** Two nights, nine days ahead; cancelling is free, and costs half from two days before. */
const price = 10_080;
const ninth = price / 9;

/**
 * Who pays what when, and what comes back when the stay is cancelled: the shares in rupees, which of them are paid, what who
 * booked pays online beside, when it is cancelled, and the refund of each payment, in the order of the payers, who booked last.
 * Cancelled in time all comes back but 2.5 % for the payment company; late, half the price is kept.
 */
const cases = [
  {
    name: 'all nine pay, cancelled in time',
    shares: Array<number>(9).fill(ninth),
    pays: 9,
    daysLater: 0,
    back: Array<number>(9).fill(1092),
  },
  {
    name: 'all nine pay, cancelled late: half a price is kept',
    shares: Array<number>(9).fill(ninth),
    pays: 9,
    daysLater: 8,
    back: [546, 546, 546, 546, 546, 546, 546, 546, 546],
  },
  {
    name: 'uneven shares, late: in proportion',
    shares: [5080, 3000, 2000],
    pays: 3,
    daysLater: 8,
    back: [2477, 1462, 975],
  },
  {
    name: 'two of three pay, late: what they paid beyond the fee',
    shares: [5080, 3000, 2000],
    pays: 2,
    daysLater: 8,
    back: [1864, 1100],
  },
  {
    name: 'one of three pays less than the fee: nothing comes back',
    shares: [5080, 3000, 2000].toReversed(),
    pays: 1,
    daysLater: 8,
    back: [0],
  },
  {
    name: 'who booked pays the rest: one payer among others',
    shares: [3000, 2000],
    pays: 2,
    rest: true,
    daysLater: 8,
    back: [1463, 975, 2476],
  },
] as const;

describe.each(byDay(['card-vault'], playedGateways))('one booking, many payers at %s', (name) => {
  const engine = openEngine();
  const gateway = playGateway(engine, name);
  const { post, relay, view } = guestCalls(engine);
  const { divide, divided, listed, order, pay, send, share } = shareCalls(engine, gateway);
  const atProperty = (path: string, payload?: object) =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${path}`,
      headers: { ...authorizationOf(engine, 1760), 'idempotency-key': randomUUID() },
      ...(payload === undefined ? {} : { payload }),
    });
  const backOf = (paymentId: string): number =>
    [...gateway.memory.refunds.values()]
      .filter((refund) => refund.gatewayPaymentId === paymentId)
      .reduce((sum, { amount }) => sum + amount, 0) / 100;
  const cancel = async ({ bookingId, cookie }: { bookingId: string; cookie: string }): Promise<number> => {
    const [, { refund }] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
    expect((await post(`bookings/${bookingId}/cancellation`, { refund }, cookie)).statusCode).toBe(200);
    await relay();
    return Number(refund);
  };

  it.each(cases)('$name', async ({ shares, pays, daysLater, back, ...more }) => {
    const stay = await divided(shares);
    const payments: string[] = [];
    for (const one of stay.shares.slice(0, pays)) {
      payments.push(await pay(one));
      engine.pass(1000);
    }
    if ('rest' in more) {
      await gateway.tell({ orderId: await openOrder(engine, stay.bookingId), paymentId: 'pay_booker' });
      payments.push('pay_booker');
    }
    engine.pass(daysLater * day);
    const refund = await cancel(stay);
    expect(payments.map(backOf)).toEqual(back);
    expect(refund).toBe(back.reduce((sum: number, one) => sum + one, 0));
  });

  it('a no-show that keeps a part gives the rest back in proportion, and a later refund too', async () => {
    const stay = await divided([6000, 4080]);
    const payments = [await pay(stay.shares[0] ?? ''), await pay(stay.shares[1] ?? '')];
    engine.pass(9 * day + 12 * hour);
    expect((await atProperty(`${stay.bookingId}/no-show`)).statusCode).toBe(200);
    await relay();
    expect(payments.map(backOf)).toEqual([0, 0]);
    const given = await atProperty(`${stay.bookingId}/refunds`, { amount: 1001 });
    expect(given.statusCode).toBe(200);
    await relay();
    // 1001 * 6000 / 10080 = 595.83, and 405.17.
    expect(payments.map(backOf)).toEqual([596, 405]);
  });

  it('who pays twice, and who pays what who booked has paid meanwhile, gets all of it back, and is told', async () => {
    const stay = await divided([6000, 4080]);
    const [first = '', second = ''] = stay.shares;
    const orderId = (await order(first, 6000)).json<{ order_id: string }>().order_id;
    // Two friends with one link have one order.
    expect((await order(first, 6000, 'Second Friend')).json<{ order_id: string }>().order_id).toBe(orderId);
    const late = (await order(second, 4080)).json<{ order_id: string }>().order_id;
    await gateway.tell({ orderId, paymentId: 'pay_first' });
    await gateway.tell({ orderId, paymentId: 'pay_again' });
    await gateway.tell({ orderId: await openOrder(engine, stay.bookingId), paymentId: 'pay_booker' });
    expect(await share(second)).toMatchObject({ state: 'over', payable: 0 });
    expect(answer(await order(second, 4080))).toEqual([409, { code: 'nothing_due' }]);
    await gateway.tell({ orderId: late, paymentId: 'pay_late' });
    await relay();
    expect(['pay_first', 'pay_again', 'pay_booker', 'pay_late'].map(backOf)).toEqual([0, 6000, 0, 4080]);
    expect(await view(stay)).toMatchObject({ status: 'confirmed', amountPayable: 0 });
    const told = engine.mails.filter(({ to }) => to === 'noor@example.com').map(({ subject }) => subject);
    expect(told.filter((subject) => subject.startsWith('Receipt'))).toHaveLength(1);
    expect(told.filter((subject) => subject.includes('sends your payment back'))).toHaveLength(2);
  });

  it('who booked has less to pay with every share, and a share is never more than what is left', async () => {
    const stay = await divided([6000, 4080]);
    const [first = '', second = ''] = stay.shares;
    await pay(first);
    expect(await view(stay)).toMatchObject({ amountPayable: 4080, paymentStatus: 'partly_paid' });
    await atProperty(`${stay.bookingId}/payments`, { amount: 3000, method: 'cash' });
    expect(await share(second)).toMatchObject({ amount: 4080, payable: 1080 });
    expect(answer(await order(second, 4080))).toEqual([409, { code: 'amount_changed' }]);
    await pay(second);
    expect(await listed(stay)).toMatchObject({
      left: 0,
      until: null,
      shares: [
        { state: 'paid', paid: 6000, payer: 'Noor Amin' },
        { state: 'paid', paid: 1080 },
      ],
    });
  });

  it('a share that is changed while its link is open is asked for anew; what was opened before goes back where it is too much', async () => {
    const stay = await divided([6000, 4080]);
    const [first = '', second = ''] = stay.shares;
    const before = (await order(first, 6000)).json<{ order_id: string }>().order_id;
    const [status, now] = answer(
      await divide(stay, [
        { shareId: first, label: 'Noor', amount: 2000 },
        { label: 'Kim', amount: 8080 },
      ]),
    );
    expect([status, now]).toMatchObject([
      200,
      {
        shares: [
          { shareId: first, amount: 2000 },
          { shareId: second, state: 'withdrawn' },
          { amount: 8080, state: 'open' },
        ],
      },
    ]);
    expect(answer(await order(first, 6000))).toEqual([409, { code: 'amount_changed' }]);
    expect(await share(second)).toMatchObject({ state: 'withdrawn', payable: 0 });
    expect(answer(await order(second, 4080))).toEqual([409, { code: 'share_not_open' }]);
    await gateway.tell({ orderId: before, paymentId: 'pay_before' });
    expect(await share(first)).toMatchObject({ state: 'paid', paid: 6000 });
    expect(await listed(stay)).toMatchObject({ left: 4080 });
    expect(answer(await divide(stay, [{ shareId: first, label: 'Noor', amount: 1 }]))).toEqual([
      409,
      { code: 'share_not_open' },
    ]);
    expect(answer(await divide(stay, [{ label: 'Kim', amount: 4081 }]))).toEqual([409, { code: 'above_due' }]);
  });

  it('who declines can still pay; who closes the window has paid nothing', async () => {
    const stay = await divided([6000, 4080]);
    const [first = '', second = ''] = stay.shares;
    for (let time = 0; time < 2; time += 1)
      expect(answer(await send('POST', `shares/${first}/decline`))).toMatchObject([200, { state: 'declined' }]);
    await order(second, 4080);
    expect(await listed(stay)).toMatchObject({
      left: price,
      shares: [{ state: 'declined' }, { state: 'open', paid: 0 }],
    });
    await pay(first);
    expect(answer(await send('POST', `shares/${first}/decline`))).toEqual([409, { code: 'share_not_open' }]);
    expect(await share(first)).toMatchObject({ state: 'paid', paid: 6000 });
  });

  it('a booking that is cancelled while a friend pays sends that payment back whole', async () => {
    const stay = await divided([6000, 4080]);
    const [first = '', second = ''] = stay.shares;
    const orderId = (await order(second, 4080)).json<{ order_id: string }>().order_id;
    await pay(first);
    expect(await cancel(stay)).toBe(5850);
    await gateway.tell({ orderId, paymentId: 'pay_late' });
    await relay();
    expect(backOf('pay_late')).toBe(4080);
    expect(await share(second)).toMatchObject({ state: 'over' });
    expect(await share(first)).toMatchObject({ state: 'paid', paid: 6000, refunded: 5850 });
  });

  it('what is missing at the deadline is asked of who booked, once; its links pay nothing any more', async () => {
    const stay = await divided([6000, 4080]);
    const [first = '', second = ''] = stay.shares;
    await pay(first);
    await relay();
    expect(await lapseShares(engine.deps)).toBe(0);
    engine.pass(7 * day);
    expect([await lapseShares(engine.deps), await lapseShares(engine.deps)]).toEqual([1, 0]);
    await relay();
    const asked = engine.mails.filter(({ subject }) => subject.includes('still to pay'));
    expect(asked.map(({ to }) => to)).toEqual(['asha@example.com']);
    expect(asked[0]?.subject).toContain('4,080');
    expect(await share(second)).toMatchObject({ state: 'lapsed', payable: 0 });
    expect(answer(await order(second, 4080))).toEqual([409, { code: 'share_not_open' }]);
    expect(await view(stay)).toMatchObject({ status: 'confirmed', amountPayable: 4080 });
    // Divided again, there are new links.
    expect((await divide(stay, [{ label: 'Kim', amount: 4080 }])).statusCode).toBe(200);
  });

  it('nobody is asked where all is paid, or the stay does not take place', async () => {
    const paid = await divided([price]);
    await gateway.tell({ orderId: await openOrder(engine, paid.bookingId), paymentId: 'pay_booker' });
    const over = await divided([1000], { roomTypeId: 'garden-twin' });
    await cancel(over);
    const before = engine.mails.length;
    engine.pass(8 * day);
    expect(await lapseShares(engine.deps)).toBe(2);
    await relay();
    expect(engine.mails.slice(before).filter(({ subject }) => subject.includes('still to pay'))).toEqual([]);
  });

  it('a link shows the hotel, the stay and the share, and nothing of who booked', async () => {
    const stay = await divided([6000]);
    await pay(stay.shares[0] ?? '');
    const reply = await send('GET', `shares/${stay.shares[0]}`);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    for (const secret of ['Asha', 'asha@', '+91', stay.bookingId, 'Friend', 'Noor', 'noor@'])
      expect(reply.body).not.toContain(secret);
    const { of } = reply.json<PayersShare>();
    expect(of).toMatchObject({
      rooms: [{ roomTypeId: 'courtyard-king', adults: 2, children: 0, infants: 0 }],
      total: price,
      cancelling: [{ fee: 0 }, { fee: price / 2 }, { fee: price }],
      shares: 1,
      paidShares: 1,
    });
    await relay();
    const receipt = engine.mails.find(({ to }) => to === 'noor@example.com');
    for (const secret of ['Asha', 'asha@', stay.bookingId]) expect(receipt?.text).not.toContain(secret);
    // Who booked sees a name, and no address.
    expect(JSON.stringify(await listed(stay))).not.toContain('noor@');
    expect((await send('GET', `bookings/${stay.bookingId}/shares`)).statusCode).toBe(403);
  });

  it('a payment that nobody tells of is found when the gateway is asked', async () => {
    const stay = await divided([6000]);
    const orderId = (await order(stay.shares[0] ?? '', 6000)).json<{ order_id: string }>().order_id;
    gateway.memory.outcomes.set(orderId, {
      kind: 'captured',
      gatewayPaymentId: 'pay_found',
      gatewayTransactionId: null,
    });
    engine.pass(60_000);
    await reconcilePayments(engine.deps);
    expect(await share(stay.shares[0] ?? '')).toMatchObject({ state: 'paid' });
  });

  it('a stay whose guests are erased has no names of payers, and writes to none', async () => {
    const stay = await divided([6000, 4080]);
    const payment = await pay(stay.shares[0] ?? '');
    await relay();
    expect(await cancel(stay)).toBe(5850);
    expect((await send('POST', `bookings/${stay.bookingId}/erasure`, undefined, stay.cookie)).statusCode).toBe(200);
    expect(await listed(stay)).toMatchObject({ shares: [{ label: '', paid: 6000 }, { label: '' }] });
    const before = engine.mails.length;
    gateway.memory.elsewhere.set(payment, {
      captured: 600_000,
      refunds: [{ gatewayRefundId: 'rfnd_there', refundId: null, amount: 15_000, status: 'processed' }],
    });
    engine.pass(day);
    await reconcilePayments(engine.deps);
    await relay();
    expect(engine.mails.slice(before).filter(({ to }) => to === 'noor@example.com')).toEqual([]);
    expect(await share(stay.shares[0] ?? '')).toMatchObject({ refunded: 6000 });
  });
});
