import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { razorpayApi } from './razorpay-api.ts';

const gateway = answeringGateway();
const accountOf = () =>
  razorpayApi({
    RAZORPAY_URL: gateway.url,
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'secret',
  }).accountOf({ gatewayPaymentId: 'pay_1', since: new Date('2027-01-10T10:00:00.900Z') });

const payment = { id: 'pay_1', amount: 500, currency: 'INR', status: 'captured', captured: true, amount_refunded: 200 };
const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 200, status: 'processed', notes: { refund_id: 'r1' } };
const dispute = { id: 'disp_1', payment_id: 'pay_1', amount: 300, status: 'under_review' };
const [ofPayment, ofRefunds, ofDisputes] = ['/v1/payments/pay_1', '/v1/payments/pay_1/refunds', '/v1/disputes'];

/** Has the gateway answer for the payment, its refunds and the account's disputes. */
const answers = (more: object = {}, refunds: object[] = [], ...pages: readonly (readonly object[])[]): void => {
  gateway.answer(200, { ...payment, ...more }, ofPayment);
  gateway.answer(200, { items: refunds }, ofRefunds);
  for (const items of pages.length === 0 ? [[]] : pages) gateway.answer(200, { items }, ofDisputes);
};

describe('how a payment stands at the India gateway', () => {
  it('is asked of it, of its refunds, and of the disputes since it was opened', async () => {
    answers({}, [refund], [dispute]);
    expect(await accountOf()).toEqual({
      kind: 'known',
      captured: 500,
      givenBack: 200,
      refunds: [{ gatewayRefundId: 'rfnd_1', refundId: 'r1', amount: 200, status: 'processed' }],
      disputes: [{ gatewayDisputeId: 'disp_1', amount: 300, status: 'open' }],
    });
    expect(gateway.asked.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      `GET ${ofDisputes}?count=100&skip=0&from=1799575200`,
      `GET ${ofPayment}`,
      `GET ${ofRefunds}?count=100`,
    ]);
  });
  it.each([
    ['captured by its state', { captured: null }, 500, 200],
    ['captured by its field', { status: 'refunded' }, 500, 200],
    ['not captured', { captured: false, status: 'authorized', amount_refunded: null }, 0, 0],
    ['refunded, without a figure', { captured: true, status: 'refunded', amount_refunded: null }, 500, 500],
    ['captured, without a figure', { amount_refunded: null }, 500, 0],
  ])('is %s', async (_, more, captured, givenBack) => {
    answers(more);
    expect(await accountOf()).toMatchObject({ kind: 'known', captured, givenBack });
  });
  it('is not known where the payment is not told', async () => {
    gateway.answer(404, 'unknown', ofPayment);
    gateway.answer(200, { items: [] }, ofDisputes);
    expect(await accountOf()).toEqual({ kind: 'unavailable', reason: 'unknown' });
  });
  it('is known without the lists that an account does not give', async () => {
    gateway.answer(200, payment, ofPayment);
    gateway.answer(400, 'not offered', ofRefunds);
    gateway.answer(400, 'not offered', ofDisputes);
    expect(await accountOf()).toMatchObject({ captured: 500, givenBack: 200, refunds: [], disputes: [] });
  });
  it('has the disputes of this payment alone', async () => {
    answers(
      {},
      [],
      [
        { ...dispute, payment_id: 'pay_2' },
        { ...dispute, id: 'disp_2', status: 'won' },
      ],
    );
    expect(await accountOf()).toMatchObject({ disputes: [{ gatewayDisputeId: 'disp_2', status: 'won' }] });
  });
  it('goes on through full pages of disputes, ten at most', async () => {
    const full = Array.from({ length: 100 }, () => ({ ...dispute, payment_id: 'pay_2' }));
    answers({}, [], full, [dispute]);
    expect(await accountOf()).toMatchObject({ disputes: [{ gatewayDisputeId: 'disp_1' }] });
    const pages = () => gateway.asked.filter(({ path }) => path.startsWith(ofDisputes)).map(({ path }) => path);
    expect(pages()[1]).toContain('skip=100&');
    answers({}, [], ...Array.from({ length: 12 }, () => full));
    expect(await accountOf()).toMatchObject({ kind: 'known', disputes: [] });
    expect(pages()).toHaveLength(2 + 10);
  });
  it('keeps the disputes that were read before the gateway fell silent', async () => {
    const full = Array.from({ length: 100 }, () => dispute);
    gateway.answer(200, payment, ofPayment);
    gateway.answer(200, { items: [] }, ofRefunds);
    gateway.answer(200, { items: full }, ofDisputes);
    gateway.answer(500, '', ofDisputes);
    const account = await accountOf();
    expect(account.kind === 'known' && account.disputes.length).toBe(100);
  });
});
