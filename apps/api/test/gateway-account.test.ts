import { describe, expect, it } from 'vitest';
import { reconcilePayments } from '../src/features/payments/orders/reconcile-payments.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { book, completeByRazorpay, openOrder, statusOf, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { postMovement, postWebhook } from './webhook.ts';

const [minute, hour] = [60_000, 3_600_000];
const day = 24 * hour;
const paymentId = 'pay_00000000000001';
const price = 10_080;

describe.each(['pglite', 'postgresql'] as const)('money that moves at the gateway by itself, on %s', (kind) => {
  const engine = openEngine(kind);
  const { post, relay, view } = guestCalls(engine);

  interface Stay extends Booked {
    readonly orderId: string;
  }
  /** A stay of two nights nine days ahead that is paid in full: cancelling is free, or costs half a week later. */
  const paidStay = async (): Promise<Stay> => {
    const booked = await book(engine);
    const orderId = await openOrder(engine, booked.bookingId);
    await completeByRazorpay(engine, booked.bookingId, orderId);
    engine.razorpay.elsewhere.set(paymentId, { captured: price * 100 });
    return { ...booked, orderId };
  };
  const atDashboard = (rupees: number, more: { id?: string; status?: 'pending' | 'processed' | 'failed' } = {}) => {
    const { id = 'rfnd_dashboard', status = 'processed' } = more;
    const known = engine.razorpay.elsewhere.get(paymentId) ?? {};
    const others = (known.refunds ?? []).filter((refund) => refund.gatewayRefundId !== id);
    const refund = { gatewayRefundId: id, refundId: null, amount: rupees * 100, status };
    engine.razorpay.elsewhere.set(paymentId, { ...known, refunds: [...others, refund] });
  };
  const disputed = (status: 'open' | 'won' | 'lost' | 'closed', rupees = price) => {
    const known = engine.razorpay.elsewhere.get(paymentId) ?? {};
    const dispute = { gatewayDisputeId: 'disp_1', amount: rupees * 100, status };
    engine.razorpay.elsewhere.set(paymentId, { ...known, disputes: [dispute] });
  };
  const told = (stay: Stay, event: string, rupees: number, id = 'rfnd_dashboard') =>
    postMovement(engine, { event, orderId: stay.orderId, refund: { id, amount: rupees * 100 } });
  const toldDispute = (stay: Stay, event: string, rupees = price) =>
    postMovement(engine, {
      event: `payment.dispute.${event}`,
      orderId: stay.orderId,
      dispute: { id: 'disp_1', amount: rupees * 100 },
    });
  const quote = async ({ bookingId, cookie }: Stay) =>
    answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie))[1];
  const cancel = async ({ bookingId, cookie }: Stay, refund: number): Promise<number> =>
    (await post(`bookings/${bookingId}/cancellation`, { refund }, cookie)).statusCode;
  const asked = (): number[] => [...engine.razorpay.refunds.values()].map(({ amount }) => amount / 100);
  const reconcile = async (): Promise<void> => {
    engine.pass(day);
    await reconcilePayments(engine.deps);
  };
  const subjects = (): string[] => engine.mails.map(({ subject }) => subject);
  const toProperty = (): string[] => engine.propertyMails.map(({ subject }) => subject);

  it('a part given back there is in the ledger by its message: guest and property are told, and less is left', async () => {
    const stay = await paidStay();
    atDashboard(2000);
    for (const event of ['refund.processed', 'refund.created', 'refund.processed']) await told(stay, event, 2000);
    await relay();
    expect(await view(stay)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'partly_paid',
      refundAmount: 2000,
      refunds: [{ amount: 2000, status: 'processed', isMadeAtGateway: true }],
    });
    expect(subjects().filter((subject) => subject.includes('has given'))).toEqual([
      expect.stringContaining('₹2,000 back to you'),
    ]);
    expect(toProperty()).toContainEqual(expect.stringMatching(/^Money was given back at the payment company/));
    expect(engine.propertyMails.map(({ text }) => text).join()).toContain('₹2,000');
    // 8,080 less 2.5 %.
    expect(await quote(stay)).toMatchObject({ paid: 8080, refund: 7878 });
    expect(await cancel(stay, 7878)).toBe(200);
    await relay();
    expect(asked()).toEqual([7878]);
    expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', refundAmount: 9878, kept: 202 });
  });

  it('the fee is the fee: in the tier of 50 % what was given back counts towards what comes back', async () => {
    const stay = await paidStay();
    engine.pass(8 * day);
    // Nobody told of it: it is known because the gateway is asked before anything is promised.
    atDashboard(2000);
    expect(await quote(stay)).toMatchObject({ paid: 8080, fee: 5040, penalty: 5040, refund: 2964 });
    expect(await cancel(stay, 2964)).toBe(200);
    await relay();
    expect(asked()).toEqual([2964]);
  });

  it('all of it given back: nothing is promised, and nothing asked for', async () => {
    const stay = await paidStay();
    atDashboard(price);
    await told(stay, 'refund.processed', price);
    expect(await view(stay)).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' });
    expect(await quote(stay)).toMatchObject({ paid: 0, refund: 0, code: 'nothing_paid' });
    expect(await cancel(stay, 0)).toBe(200);
    await relay();
    expect(asked()).toEqual([]);
    expect(await view(stay)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', kept: 0 });
  });

  it('a message that never came is made good by asking, ever less often', async () => {
    const stay = await paidStay();
    atDashboard(2000);
    engine.pass(2 * minute);
    await reconcilePayments(engine.deps);
    expect(await view(stay)).toMatchObject({ paymentStatus: 'partly_paid', refundAmount: 2000 });
    expect(await reconcilePayments(engine.deps)).toBe(0);
  });

  it('given back at the same moment as by us: it counts towards what we owed, and the gateway’s books are ours', async () => {
    const stay = await paidStay();
    expect(await cancel(stay, 9828)).toBe(200);
    atDashboard(9000);
    await told(stay, 'refund.processed', 9000);
    await relay();
    expect(asked()).toEqual([828]);
    expect(await view(stay)).toMatchObject({ refundAmount: 9828, kept: 252, paymentStatus: 'refunded' });
  });

  it('given back whole while ours is under way: ours is settled by what is left, not tried for days', async () => {
    const stay = await paidStay();
    expect(await cancel(stay, 9828)).toBe(200);
    atDashboard(price);
    await relay();
    expect(asked()).toEqual([]);
    expect(await view(stay)).toMatchObject({
      refundAmount: price,
      kept: 0,
      paymentStatus: 'refunded',
      refunds: [{ amount: price, isMadeAtGateway: true }],
    });
    expect(subjects().filter((subject) => /delayed|could not/.test(subject))).toEqual([]);
  });

  it('a refund of ours whose answer was lost did happen: it is found, and never made twice', async () => {
    const stay = await paidStay();
    expect(await cancel(stay, 9828)).toBe(200);
    engine.razorpay.answers = 'lost';
    await relay();
    engine.razorpay.answers = 'given';
    engine.pass(minute);
    await relay();
    expect(asked()).toEqual([9828]);
    expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', refundAmount: 9828 });
    expect(subjects().filter((subject) => subject.startsWith('We have refunded'))).toHaveLength(1);
  });

  it('our own refund told by message before its answer came is ours', async () => {
    const stay = await paidStay();
    expect(await cancel(stay, 9828)).toBe(200);
    const { refund_id: refundId } = await engine.deps.db
      .selectFrom('refund')
      .select('refund_id')
      .executeTakeFirstOrThrow();
    await postMovement(engine, {
      event: 'refund.processed',
      orderId: stay.orderId,
      refund: { id: `rfnd_${refundId.slice(0, 8)}`, amount: 982_800, notes: { refund_id: refundId, hotel_id: '1760' } },
    });
    await relay();
    expect(asked()).toEqual([]);
    expect(await view(stay)).toMatchObject({
      paymentStatus: 'refunded',
      refundAmount: 9828,
      refunds: [{ status: 'processed' }],
    });
  });

  it('a refund made there that fails is owed by us again as far as it stood for ours', async () => {
    const stay = await paidStay();
    expect(await cancel(stay, 9828)).toBe(200);
    atDashboard(9828, { status: 'pending' });
    await told(stay, 'refund.created', 9828);
    await relay();
    expect(asked()).toEqual([]);
    atDashboard(9828, { status: 'failed' });
    await told(stay, 'refund.failed', 9828);
    await relay();
    expect(asked()).toEqual([9828]);
    expect(toProperty()).toContainEqual(expect.stringMatching(/^A refund has failed/));
    expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', refundAmount: 9828, kept: 252 });
  });

  it('paise given back there make no whole rupee, and no more is promised than is left', async () => {
    const stay = await paidStay();
    for (const [id, amount] of [
      ['rfnd_a', 503_950],
      ['rfnd_b', 504_050],
    ] as const) {
      atDashboard(amount / 100, { id });
      await postMovement(engine, { event: 'refund.processed', orderId: stay.orderId, refund: { id, amount } });
    }
    expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', refundAmount: price });
  });

  it('a refused refund that nothing explains is told once and tried again; after the last try the property owes it', async () => {
    const stay = await paidStay();
    expect(await cancel(stay, 9828)).toBe(200);
    engine.razorpay.refuses = 'the balance is too low';
    for (let time = 0; time < 14; time += 1) {
      await relay();
      engine.pass(day);
    }
    expect(asked()).toEqual([]);
    expect(await view(stay)).toMatchObject({
      paymentStatus: 'refund_pending',
      refundHeldBy: 'gateway',
      refundAmount: 9828,
    });
    expect(toProperty().filter((subject) => subject.startsWith('A refund has failed'))).toHaveLength(1);
    expect(toProperty().filter((subject) => subject.startsWith('A refund cannot be made'))).toHaveLength(1);
    expect(subjects().filter((subject) => subject.includes('could not be made'))).toHaveLength(1);
    // The property gives it back at the gateway, once it can.
    engine.razorpay.refuses = null;
    atDashboard(9828);
    await told(stay, 'refund.processed', 9828);
    expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', refundAmount: 9828, kept: 252 });
  });

  it('a dispute is told to the property, and nothing is asked of its payment before it is decided', async () => {
    const stay = await paidStay();
    disputed('open');
    await toldDispute(stay, 'created');
    await toldDispute(stay, 'under_review');
    expect(await quote(stay)).toMatchObject({ refund: 9828, isDisputed: true, arrives: null });
    expect(await cancel(stay, 9828)).toBe(200);
    for (let time = 0; time < 3; time += 1) {
      await relay();
      engine.pass(2 * hour);
    }
    expect(asked()).toEqual([]);
    expect(await view(stay)).toMatchObject({ refundHeldBy: 'dispute', refunds: [{ amount: 9828, isWaiting: true }] });
    expect(toProperty().filter((subject) => subject.startsWith('A guest disputes'))).toHaveLength(1);
    expect(subjects().filter((subject) => subject.endsWith('is waiting'))).toHaveLength(1);
    expect(engine.mails.map(({ text }) => text).join()).toContain('back once your bank has decided');
    expect(engine.mails.map(({ text }) => text).join()).not.toContain('is on its way back to you');
    disputed('won');
    await toldDispute(stay, 'won');
    await relay();
    expect(asked()).toEqual([9828]);
    expect(toProperty()).toContainEqual(expect.stringMatching(/^A dispute is decided for you/));
    expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded' });
  });

  it('a lost dispute has taken the money: it is paid no more, and goes back no second time', async () => {
    const stay = await paidStay();
    disputed('open');
    await toldDispute(stay, 'created');
    expect(await cancel(stay, 9828)).toBe(200);
    disputed('lost');
    for (const event of ['lost', 'created', 'lost']) await toldDispute(stay, event);
    engine.pass(2 * hour);
    await relay();
    expect(asked()).toEqual([]);
    expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', amountPaid: 0, refundAmount: 0, kept: 0 });
    expect(toProperty().filter((subject) => subject.startsWith('A dispute is decided for the guest'))).toHaveLength(1);
    expect(subjects().filter((subject) => subject.startsWith('Your bank has returned ₹10,080'))).toHaveLength(1);
  });

  it('a dispute lost of a stay that stands leaves it unpaid', async () => {
    const stay = await paidStay();
    disputed('lost');
    await reconcile();
    expect(await view(stay)).toMatchObject({ status: 'confirmed', amountPaid: 0, amountPayable: price });
    expect(await quote(stay)).toMatchObject({ paid: 0, refund: 0 });
  });

  it('captured by hand at the dashboard days later is a capture, told or not', async () => {
    const booked = await book(engine);
    const orderId = await openOrder(engine, booked.bookingId);
    engine.razorpay.outcomes.set(orderId, { kind: 'open' });
    engine.pass(16 * minute);
    await reconcilePayments(engine.deps);
    engine.pass(4 * day);
    engine.razorpay.outcomes.set(orderId, {
      kind: 'captured',
      gatewayPaymentId: 'pay_by_hand',
      gatewayTransactionId: null,
    });
    await reconcilePayments(engine.deps);
    expect(await view(booked)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });

  it('money that was sent back confirms no stay, whatever is said of it later', async () => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    await postWebhook(engine, { orderId, paymentId: 'pay_odd', money: { amount: 961_000, currency: 'INR' } });
    await relay();
    await postWebhook(engine, { orderId, paymentId: 'pay_odd' });
    expect(await statusOf(engine, bookingId)).toBe('payment_pending');
    expect([...engine.razorpay.refunds.values()]).toEqual([{ gatewayPaymentId: 'pay_odd', amount: 961_000 }]);
  });

  it('an answer that says another amount is asked again, and the stay is confirmed where it was wrong', async () => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    const captured = { kind: 'captured', gatewayPaymentId: 'pay_odd', gatewayTransactionId: null } as const;
    engine.razorpay.outcomes.set('pay_odd', { ...captured, amount: 961_000, currency: 'INR' });
    engine.razorpay.outcomes.set(orderId, captured);
    expect((await completeByRazorpay(engine, bookingId, orderId, { paymentId: 'pay_odd' })).statusCode).toBe(200);
    await postWebhook(engine, { orderId, paymentId: 'pay_odd' });
    await relay();
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
    expect(engine.razorpay.refunds.size).toBe(0);
  });

  it('a second payment that was given back at the gateway goes back only as far as it is left', async () => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    await postWebhook(engine, { orderId, paymentId: 'pay_first' });
    await postWebhook(engine, { orderId, paymentId: 'pay_second' });
    const refund = { gatewayRefundId: 'rfnd_x', refundId: null, amount: 8000, status: 'processed' } as const;
    engine.razorpay.elsewhere.set('pay_second', { captured: price * 100, refunds: [refund] });
    await relay();
    expect([...engine.razorpay.refunds.values()]).toEqual([
      { gatewayPaymentId: 'pay_second', amount: price * 100 - 8000 },
    ]);
  });
});
