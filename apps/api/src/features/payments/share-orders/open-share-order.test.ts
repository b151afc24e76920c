import { beforeEach, describe, expect, it } from 'vitest';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { playGateway } from '../../../../test/played-gateways.ts';
import { shareCalls } from '../../../../test/shares.ts';
import { signPayment } from '../../../../test/test-gateway.ts';
import { written } from '../../../../test/written.ts';
import { openShareOrder } from './open-share-order.ts';

const payer = { name: 'Noor Amin', email: 'noor@example.com', language: 'hi' } as const;

// Shows docs/rules.md: Several payers (Never more than is due, Deadline).
describe('an order of a share', () => {
  const engine = openEngine();
  const gateway = playGateway(engine, 'razorpay');
  const { post } = guestCalls(engine);
  const { divided, order, send } = shareCalls(engine, gateway);
  const { history } = written(engine);
  let stay = { bookingId: '', cookie: '', shares: ['', ''] } as unknown as Awaited<ReturnType<typeof divided>>;
  const shareRow = () =>
    engine.deps.db
      .selectFrom('payment_share')
      .selectAll()
      .where('hotel_id', '=', 1760)
      .where('share_id', '=', stay.shares[0] as never)
      .executeTakeFirstOrThrow();
  const setShare = (set: object) =>
    engine.deps.db
      .updateTable('payment_share')
      .set(set)
      .where('hotel_id', '=', 1760)
      .where('share_id', '=', stay.shares[0] as never)
      .execute();
  const payments = () => engine.deps.db.selectFrom('payment').selectAll().execute();
  const opened = async (shown: number, known?: object) => {
    const hotel = await engine.deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    return openShareOrder(engine.deps, hotel, { ...(await shareRow()), ...known }, { ...payer, shown });
  };
  const refused = (code: string) => ({ kind: 'refused', code });
  beforeEach(async () => {
    stay = await divided([6000, 4080]);
  });

  it('is of the sum that the payer was shown, and names the payer', async () => {
    const { share_id: shareId } = await shareRow();
    engine.pass(1000);
    expect(await opened(6000)).toMatchObject({ kind: 'open', amount: 600_000, currency: 'INR' });
    expect(await shareRow()).toMatchObject({
      state: 'open',
      payer_name: 'Noor Amin',
      payer_mail: 'noor@example.com',
      payer_language: 'hi',
      agreed_at: engine.deps.clock(),
    });
    expect(await payments()).toMatchObject([
      { amount: 6000, purpose: 'balance', share_id: shareId, status: 'pending', gateway: 'razorpay' },
    ]);
    expect(await history(stay.bookingId, 3)).toEqual([['payment_opened', 'guest', { paymentId: '#1', amount: 6000 }]]);
  });

  it('is opened once, whoever asks for it', async () => {
    const first = await opened(6000);
    const again = await opened(6000);
    const [payment, ...others] = await payments();
    expect([first, again].map((one) => 'orderId' in one && one.orderId)).toEqual([
      payment?.gateway_order_id,
      payment?.gateway_order_id,
    ]);
    expect(others).toEqual([]);
  });

  it('is refused of a share or a booking that is not there', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await opened(6000, { share_id: nobody })).toEqual(refused('not_found'));
    expect(await opened(6000, { booking_id: 'AAAAAAAAAAAAAAAAAAAAAA' })).toEqual(refused('not_found'));
    expect(await payments()).toEqual([]);
  });

  it('is refused of another sum than is due, and nothing of the payer is kept', async () => {
    expect(await opened(5999)).toEqual(refused('amount_changed'));
    expect(await shareRow()).toMatchObject({ payer_name: null, payer_mail: null, agreed_at: null });
  });

  it('is of what is left of the stay, where that is less', async () => {
    await engine.deps.db.updateTable('booking').set({ total: 4000 }).execute();
    expect(await opened(6000)).toEqual(refused('amount_changed'));
    expect(await opened(4000)).toMatchObject({ kind: 'open', amount: 400_000 });
    await engine.deps.db.updateTable('booking').set({ total: 10_080 }).execute();
  });

  it.each([
    ['paid', 'share_not_open'],
    ['withdrawn', 'share_not_open'],
  ])('is refused of one that is %s', async (state, code) => {
    await setShare({ state });
    expect(await opened(6000)).toEqual(refused(code));
    await setShare({ state: 'open' });
  });

  it('is opened of one that its payer had declined', async () => {
    await setShare({ state: 'declined' });
    expect(await opened(6000)).toMatchObject({ kind: 'open' });
    expect((await shareRow()).state).toBe('open');
  });

  it('is opened until the deadline, and not at it', async () => {
    const { until } = await shareRow();
    engine.pass(until.getTime() - engine.deps.clock().getTime() - 1);
    expect(await opened(6000)).toMatchObject({ kind: 'open' });
    engine.pass(1);
    expect(await opened(6000)).toEqual(refused('share_not_open'));
  });

  it('is refused once the stay is cancelled, or paid', async () => {
    await post(`bookings/${stay.bookingId}/cancellation`, { refund: 0 }, stay.cookie);
    await setShare({ state: 'open' });
    expect(await opened(6000)).toEqual(refused('nothing_due'));
  });

  it('is not opened again while its money is under way', async () => {
    const { order_id: orderId } = (await order(stay.shares[0] ?? '', 6000)).json<{ order_id: string }>();
    const { agreed_at: agreedAt } = await shareRow();
    gateway.memory.outcomes.set('pay_slow', { kind: 'open' });
    const signature = signPayment(orderId, 'pay_slow', engine.deps.settings.RAZORPAY_KEY_SECRET);
    const word = { gateway: 'razorpay', paymentId: 'pay_slow', orderId, signature, hotelId: 1760 };
    expect(answer(await send('POST', `shares/${stay.shares[0]}/payments`, word))).toEqual([
      409,
      { code: 'payment_pending' },
    ]);
    engine.pass(1000);
    expect(await opened(6000)).toEqual(refused('payment_pending'));
    expect((await shareRow()).agreed_at).toEqual(agreedAt);
  });
});
