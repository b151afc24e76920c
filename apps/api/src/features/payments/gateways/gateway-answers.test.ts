import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { answeringGateway } from '../../../../test/answering-gateway.ts';
import { endedInOrder } from './gateway-api.ts';
import { askGateway, isNotNow, longestAnswer, patienceMs } from './gateway-http.ts';
import { noGatewayApi } from './no-gateway-api.ts';
import { checkedOrder } from './checked-order.ts';
import { refundsBy } from './refund-answer.ts';

const gateway = answeringGateway();
const order = z.object({ id: z.string() });
const ask = (
  more: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: object } = {},
): Promise<object> => askGateway({ url: `${gateway.url}/v1/orders`, method: 'GET', headers: {}, ...more }, order);

describe('a call to a gateway', () => {
  it('that reads something sends its headers, and no body', async () => {
    gateway.answer(200, { id: 'order_1' });
    expect(await ask({ headers: { authorization: 'Basic key' } })).toEqual({ kind: 'answer', body: { id: 'order_1' } });
    expect(gateway.asked).toMatchObject([
      {
        method: 'GET',
        path: '/v1/orders',
        body: '',
        headers: { accept: 'application/json', authorization: 'Basic key' },
      },
    ]);
    expect(gateway.asked[0]?.headers).not.toHaveProperty('content-type');
  });

  it('that makes something sends JSON, and says so', async () => {
    gateway.answer(201, { id: 'order_1' });
    expect(await ask({ method: 'POST', body: { amount: 1 } })).toEqual({ kind: 'answer', body: { id: 'order_1' } });
    expect(gateway.asked).toMatchObject([
      { method: 'POST', body: '{"amount":1}', headers: { 'content-type': 'application/json' } },
    ]);
  });

  it('can name its own kind of answer', async () => {
    gateway.answer(200, { id: 'order_1' });
    await ask({ headers: { accept: 'text/plain' } });
    expect(gateway.asked[0]?.headers.accept).toBe('text/plain');
  });

  it.each([400, 402, 404, 410, 422, 499])(
    'is refused by status %i, in the first words of the answer',
    async (status) => {
      gateway.answer(status, 'x'.repeat(301));
      expect(await ask()).toEqual({ kind: 'refused', status, reason: 'x'.repeat(300) });
    },
  );

  it.each([401, 403, 408, 409, 425, 429, 500, 502, 503])('is asked again later after status %i', async (status) => {
    gateway.answer(status, { id: 'order_1' });
    expect(await ask()).toEqual({ kind: 'unavailable', reason: `status ${status}` });
  });

  it('cannot read an answer of another form', async () => {
    gateway.answer(200, { id: 1 });
    expect(await ask()).toEqual({ kind: 'unavailable', reason: 'an answer that cannot be read' });
    gateway.answer(200, '<html>');
    expect(await ask()).toMatchObject({ kind: 'unavailable', reason: expect.stringContaining('JSON') });
  });

  it('takes an answer of the greatest length, and none above it', async () => {
    const long = (length: number): string => `{"id":"order_1"}`.padEnd(length);
    gateway.answer(200, long(longestAnswer));
    expect(await ask()).toMatchObject({ kind: 'answer' });
    gateway.answer(200, long(longestAnswer + 1));
    expect(await ask()).toEqual({ kind: 'unavailable', reason: 'an answer that is too long' });
    expect(longestAnswer).toBe(1_048_576);
  });

  it('is unavailable where the gateway hangs up', async () => {
    expect(await ask()).toEqual({ kind: 'unavailable', reason: 'fetch failed' });
    expect(gateway.asked).toHaveLength(1);
  });

  it('waits for eight seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('it took too long')));
    expect(await ask()).toEqual({ kind: 'unavailable', reason: 'it took too long' });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(8000);
    timeout.mockReturnValue(AbortSignal.abort('given up'));
    expect(await ask()).toEqual({ kind: 'unavailable', reason: 'no answer' });
    timeout.mockRestore();
    expect(patienceMs).toBe(8000);
  });

  it.each([
    [399, false],
    [400, false],
    [401, true],
    [404, false],
    [499, false],
    [500, true],
    [501, true],
  ])('says by status %i whether it is only not now: %s', (status, isLater) => {
    expect(isNotNow(status)).toBe(isLater);
  });
});

describe('a refund over the requests of a gateway', () => {
  const { refund, refundState } = refundsBy({
    ask: (body) => ({ url: `${gateway.url}/refunds`, method: 'POST', headers: {}, body }),
    read: (path) => ({ url: `${gateway.url}${path}`, method: 'GET', headers: {} }),
    schema: z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']) }),
  });
  const wanted = { hotelId: 4152, refundId: 'ours', gatewayPaymentId: 'pay_1', amount: 100 };
  const state = (): Promise<object> => refundState({ gatewayPaymentId: 'pay/1', gatewayRefundId: 'rfnd 1' });

  it.each(['pending', 'processed', 'failed'] as const)('is %s where the gateway says so', async (status) => {
    gateway.answer(200, { id: 'rfnd_1', status });
    expect(await refund(wanted)).toEqual({ kind: status, gatewayRefundId: 'rfnd_1' });
    gateway.answer(200, { id: 'rfnd_1', status });
    expect(await state()).toEqual({ kind: status, gatewayRefundId: 'rfnd_1' });
    expect(gateway.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/refunds', JSON.stringify(wanted)],
      ['GET', '/v1/payments/pay%2F1/refunds/rfnd%201', ''],
    ]);
  });

  it('can be refused; a refusal to say how it stands is asked again', async () => {
    gateway.answer(400, 'too much');
    expect(await refund(wanted)).toEqual({ kind: 'refused', reason: 'too much' });
    gateway.answer(404, 'not found');
    expect(await state()).toEqual({ kind: 'unavailable', reason: 'not found' });
  });

  it('is asked again where the gateway is down', async () => {
    gateway.answer(500, '');
    expect(await refund(wanted)).toEqual({ kind: 'unavailable', reason: 'status 500' });
    gateway.answer(503, '');
    expect(await state()).toEqual({ kind: 'unavailable', reason: 'status 503' });
  });
});

describe('an order', () => {
  const asked = { amount: 536_000, currency: 'INR' } as const;
  it('is opened where it is for the money that was asked', () => {
    expect(checkedOrder({ id: 'order_1', ...asked }, asked)).toEqual({ kind: 'opened', orderId: 'order_1' });
  });
  it.each([
    [{ amount: 536_001 }, 'order order_1 is for INR 536001, which was not asked'],
    [{ currency: 'IDR' }, 'order order_1 is for IDR 536000, which was not asked'],
  ])('is not where it is for other money: %o', (other, reason) => {
    expect(checkedOrder({ id: 'order_1', ...asked, ...other }, asked)).toEqual({ kind: 'unavailable', reason });
  });
  it('lists payments that ended, what was captured last, and none that is open', () => {
    const captured = { kind: 'captured', gatewayPaymentId: 'pay_2', gatewayTransactionId: null, ...asked } as const;
    const failed = { kind: 'failed', gatewayPaymentId: 'pay_1', code: 'canceled' } as const;
    expect(endedInOrder([{ kind: 'open' }, captured, failed])).toEqual([failed, captured]);
  });
});

it('is unavailable in all that is asked of it where there is no account, and lists no payments', async () => {
  const none = { kind: 'unavailable', reason: 'there is no account' };
  const money = { amount: 1, currency: 'INR' } as const;
  const payment = { gatewayPaymentId: 'pay_1', since: new Date(0) };
  expect(
    await Promise.all([
      noGatewayApi.openOrder({ receipt: 'r', notes: {}, ...money }),
      noGatewayApi.outcomeOf('order_1'),
      noGatewayApi.endedOf('order_1'),
      noGatewayApi.accountOf(payment),
      noGatewayApi.refund({ hotelId: 1, refundId: 'r', gatewayPaymentId: 'pay_1', amount: 1 }),
      noGatewayApi.refundState({ gatewayPaymentId: 'pay_1', gatewayRefundId: 'rfnd_1' }),
    ]),
  ).toEqual(Array.from({ length: 6 }, () => none));
  expect(await noGatewayApi.paymentsSince(new Date(0), null)).toEqual({ kind: 'not_offered' });
});
