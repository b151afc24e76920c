import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { BadRequest } from '../../../../http/bad-request.ts';
import { readSettings, type Settings } from '../../../../settings.ts';
import { createCardVault } from './card-vault.ts';

const gateway = answeringGateway();
const vault = () => {
  const read = readSettings({ CARD_VAULT_SECRET: 'secret', CARD_VAULT_VENDOR_KEY: 'vendor' });
  if ('faults' in read) throw new Error(read.faults.join());
  const settings: Settings = { ...read.settings, CARD_VAULT_URL: gateway.url };
  return createCardVault(settings);
};
const heard = () =>
  gateway.asked.map(({ method, path, body }) => [method, path, ...(body === '' ? [] : [JSON.parse(body)])]);
const down = (reason: string) => ({ kind: 'unavailable', reason });
const money = { amount: 500, currency: 'EUR' } as const;
const paid = { status: 'paid', paymentId: 'pay_1', transactionId: 'txn_1', ...money };
const captured = (more: object = {}) => ({
  kind: 'captured',
  gatewayPaymentId: 'pay_1',
  gatewayTransactionId: 'txn_1',
  ...money,
  ...more,
});
const failed = { kind: 'failed', gatewayPaymentId: 'pay_1', code: 'declined' };

describe('an order of the card vault', () => {
  const open = () => vault().openOrder({ receipt: 'receipt-1', notes: { hotel_id: '1188' }, ...money });
  it('is opened under our reference, in the name of the account', async () => {
    gateway.answer(200, { orderId: 'order_1', ...money });
    expect(await open()).toEqual({ kind: 'opened', orderId: 'order_1' });
    expect(heard()).toEqual([
      ['POST', '/v1/orders', { reference: 'receipt-1', ...money, notes: { hotel_id: '1188' } }],
    ]);
    expect(gateway.asked[0]?.headers.authorization).toBe('Bearer secret');
  });
  it('is none where another was opened, it is refused, or nobody answers', async () => {
    gateway.answer(200, { orderId: 'order_1', ...money, amount: 1 });
    expect(await open()).toEqual(down('order order_1 is for EUR 1, which was not asked'));
    gateway.answer(422, 'no vendor');
    expect(await open()).toEqual(down('order refused: no vendor'));
    gateway.answer(500, '');
    expect(await open()).toEqual(down('status 500'));
  });
  it.each([
    ['open', { status: 'open' }, { kind: 'open' }, []],
    ['paid', paid, captured(), [captured()]],
    [
      'paid without a transaction',
      { ...paid, transactionId: undefined },
      captured({ gatewayTransactionId: null }),
      [captured({ gatewayTransactionId: null })],
    ],
    ['failed', { status: 'failed', paymentId: 'pay_1', code: 'declined' }, failed, [failed]],
  ])('that is %s is told so', async (_, state, outcome, ended) => {
    gateway.answer(200, state);
    gateway.answer(200, state);
    expect(await vault().outcomeOf('order/1')).toEqual(outcome);
    expect(await vault().endedOf('order/1')).toEqual({ kind: 'known', ended });
    expect(heard()).toEqual([
      ['GET', '/v1/orders/order%2F1'],
      ['GET', '/v1/orders/order%2F1'],
    ]);
  });
  it('is not known where it is refused or cannot be read', async () => {
    gateway.answer(404, 'unknown');
    expect(await vault().outcomeOf('order_1')).toEqual(down('unknown'));
    gateway.answer(200, { status: 'lost' });
    expect(await vault().endedOf('order_1')).toEqual(down('an answer that cannot be read'));
  });
  it('is listed to nobody', async () => {
    expect(await vault().paymentsSince(new Date(0), null)).toEqual({ kind: 'not_offered' });
    expect(gateway.asked).toEqual([]);
  });
});

describe('a payment that a page tells of', () => {
  const proof = (more: object = {}) =>
    vault().proofOf(
      { gateway: 'card-vault', orderId: 'order_1', paymentId: 'pay_1', transactionId: 'txn_1', ...more } as never,
      money,
    );
  it('is believed where the vault says the same', async () => {
    gateway.answer(200, paid);
    expect(await proof()).toEqual(captured());
    gateway.answer(200, { ...paid, transactionId: undefined });
    expect(await proof()).toEqual(captured({ gatewayTransactionId: null }));
  });
  it.each([
    ['another payment', paid, { paymentId: 'pay_2' }, 'invalid_signature'],
    ['another transaction', paid, { transactionId: 'txn_2' }, 'invalid_signature'],
    ['one that failed', { status: 'failed', paymentId: 'pay_1', code: 'declined' }, {}, 'payment_failed'],
    ['one that nobody has made', { status: 'open' }, {}, 'payment_failed'],
  ])('is not where it is %s', async (_, state, more, code) => {
    gateway.answer(200, state);
    expect(await proof(more)).toBe(code);
  });
  it('is asked for again while the vault is down', async () => {
    gateway.answer(503, '');
    expect(await proof()).toBe('gateway_unavailable');
  });
});

describe('how a payment stands at the card vault', () => {
  const accountOf = () => vault().accountOf({ gatewayPaymentId: 'pay/1', since: new Date(0) });
  it('is its refunds and disputes, and what went back of it', async () => {
    gateway.answer(200, {
      amount: 500,
      refunds: [
        { refundId: 'g1', reference: 'r1', amount: 100, status: 'processed' },
        { refundId: 'g2', reference: null, amount: 50, status: 'pending' },
        { refundId: 'g3', reference: null, amount: 25, status: 'failed' },
      ],
      disputes: [{ disputeId: 'd1', amount: 300, status: 'won' }],
    });
    expect(await accountOf()).toEqual({
      kind: 'known',
      captured: 500,
      givenBack: 150,
      refunds: [
        { gatewayRefundId: 'g1', refundId: 'r1', amount: 100, status: 'processed' },
        { gatewayRefundId: 'g2', refundId: null, amount: 50, status: 'pending' },
        { gatewayRefundId: 'g3', refundId: null, amount: 25, status: 'failed' },
      ],
      disputes: [{ gatewayDisputeId: 'd1', amount: 300, status: 'won' }],
    });
    expect(heard()).toEqual([['GET', '/v1/payments/pay%2F1']]);
    gateway.answer(404, 'unknown');
    expect(await accountOf()).toEqual(down('unknown'));
  });
  it('is moved by refunds under our reference', async () => {
    gateway.answer(200, { refundId: 'g1', status: 'pending' });
    const asked = { hotelId: 1188, refundId: 'r1', gatewayPaymentId: 'pay/1', amount: 100 };
    expect(await vault().refund(asked)).toEqual({ kind: 'pending', gatewayRefundId: 'g1' });
    gateway.answer(200, { refundId: 'g1', status: 'failed' });
    const standing = await vault().refundState({ gatewayPaymentId: 'pay/1', gatewayRefundId: 'g/1' });
    expect(standing).toEqual({ kind: 'failed', gatewayRefundId: 'g1' });
    expect(heard()).toEqual([
      ['POST', '/v1/payments/pay%2F1/refunds', { reference: 'r1', amount: 100 }],
      ['GET', '/v1/payments/pay%2F1/refunds/g%2F1'],
    ]);
  });
});

describe('an event of the card vault', () => {
  const all = {
    eventId: 'evt_1',
    orderId: 'order_1',
    paymentId: 'pay_1',
    transactionId: 'txn_1',
    ...money,
    refundId: 'g1',
    disputeId: 'd1',
  };
  const said = (event: string, more: object = {}) => vault().webhook.eventOf({ ...all, event, ...more });
  const payment = (result: object) => ({ about: 'payment', orderId: 'order_1', result });
  const account = (told: object) => ({
    about: 'account',
    gatewayPaymentId: 'pay_1',
    orderId: 'order_1',
    told: { refunds: [], disputes: [], ...told },
  });
  it('tells of money, with all that it is held against', () => {
    expect(said('payment.captured')).toEqual(payment(captured()));
    expect(said('payment.captured', { transactionId: undefined })).toEqual(
      payment(captured({ gatewayTransactionId: null })),
    );
    for (const name of ['paymentId', 'amount', 'currency'])
      expect(said('payment.captured', { [name]: undefined })).toBeNull();
  });
  it('tells of a failure, with its code where there is one', () => {
    expect(said('payment.failed', { code: 'declined' })).toEqual(payment(failed));
    expect(said('payment.failed')).toEqual(payment({ ...failed, code: 'FAILED' }));
    expect(said('payment.failed', { paymentId: undefined })).toBeNull();
  });
  it.each([
    ['created', 'pending'],
    ['processed', 'processed'],
    ['failed', 'failed'],
  ])('tells of a refund that is %s', (event, status) => {
    const refund = { gatewayRefundId: 'g1', refundId: null, amount: 500, status };
    expect(said(`refund.${event}`)).toEqual(account({ refunds: [refund] }));
    expect(said(`refund.${event}`, { reference: 'r1', amount: undefined })).toEqual(
      account({ refunds: [{ ...refund, refundId: 'r1', amount: null }] }),
    );
    for (const name of ['paymentId', 'refundId']) expect(said(`refund.${event}`, { [name]: undefined })).toBeNull();
  });
  it.each([
    ['created', 'open'],
    ['under_review', 'open'],
    ['action_required', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['closed', 'closed'],
  ])('tells of a dispute that is %s', (event, status) => {
    expect(said(`payment.dispute.${event}`)).toEqual(
      account({ disputes: [{ gatewayDisputeId: 'd1', amount: 500, status }] }),
    );
    for (const name of ['paymentId', 'disputeId', 'amount'])
      expect(said(`payment.dispute.${event}`, { [name]: undefined })).toBeNull();
  });
  it('of another kind, and what is none, is left alone', () => {
    expect(said('payment.authorized')).toBeNull();
    expect(vault().webhook.eventOf({ event: 'payment.captured' })).toBeNull();
  });
  it('is received under its own id, with its order and payment, of no hotel', () => {
    const received = (payload: object) =>
      vault().webhook.receive({ body: Buffer.from(JSON.stringify(payload)), headers: {} });
    expect(received({ ...all, event: 'payment.failed' })).toMatchObject({
      eventId: 'evt_1',
      hotelId: null,
      orderId: 'order_1',
      gatewayPaymentId: 'pay_1',
    });
    expect(received({ eventId: 'e', orderId: 'o', event: 'x' }).gatewayPaymentId).toBeNull();
    expect(() => received({ eventId: '', orderId: 'o', event: 'x' })).toThrow(BadRequest);
    expect(() => received({ eventId: 'e'.repeat(129), orderId: 'o', event: 'x' })).toThrow(BadRequest);
  });
});
