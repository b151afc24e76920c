import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatewayName } from '@latchkey/api-contract/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BadRequest } from '../../../http/bad-request.ts';
import { readSettings, type Settings } from '../../../settings.ts';
import { createGateways } from './create-gateways.ts';
import type { PaymentGateway } from './payment-gateway.ts';

const settingsOf = (env: Record<string, string> = {}): Settings => {
  const read = readSettings(env);
  if ('faults' in read) throw new Error(read.faults.join());
  return read.settings;
};
const gatewaysOf = (env: Record<string, string> = {}): PaymentGateway[] =>
  Object.values(createGateways(settingsOf(env)));

describe('the gateways', () => {
  it('are those of the contract, each under its own name', () => {
    expect(gatewaysOf().map(({ name }) => name)).toEqual(gatewayName.options);
    expect(Object.keys(createGateways(settingsOf()))).toEqual(gatewayName.options);
  });

  it('share nothing by which one could be taken for another', () => {
    const marks = gatewaysOf().flatMap((gateway) => [
      gateway.name,
      gateway.publicSettings().keyId,
      gateway.publicSettings().scriptUrl,
      gateway.webhook.signatureHeader,
      gateway.webhook.secret,
      gateway.webhook.described.operationId,
    ]);
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('read their own events and nobody else’s', () => {
    for (const { name, webhook } of gatewaysOf()) {
      const body = (payload: object): Buffer => Buffer.from(JSON.stringify(payload));
      expect([name, webhook.receive({ body: body(webhook.described.example), headers: {} }).orderId]).toEqual([
        name,
        'order_00000000000001',
      ]);
      for (const other of gatewaysOf().filter((gateway) => gateway.name !== name)) {
        const { example } = other.webhook.described;
        expect(() => webhook.receive({ body: body(example), headers: {} })).toThrow(BadRequest);
        expect(webhook.eventOf(example)).toBeNull();
      }
    }
  });

  it('need the origins of their documents, and of where they are configured to be', () => {
    const real = { RAZORPAY_SCRIPT_URL: 'https://checkout.razorpay.com/v1/checkout.js' };
    expect(createGateways(settingsOf(real)).razorpay.publicSettings().origins).toEqual({
      script: ['https://checkout.razorpay.com'],
      frame: ['https://api.razorpay.com'],
      connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
      image: ['https://cdn.razorpay.com', 'https://checkout.razorpay.com'],
    });
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };
    expect(createGateways(settingsOf(keys)).stripe.publicSettings()).toEqual({
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
      keyId: 'pk',
      origins: {
        script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
        frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        connect: ['https://api.stripe.com'],
        image: ['https://*.stripe.com'],
      },
    });
    const [script, api] = ['http://localhost:4010', 'http://127.0.0.1:4010'];
    const sandbox = createGateways(settingsOf());
    expect(sandbox.razorpay.publicSettings().origins).toEqual({
      script: [script],
      frame: [api],
      connect: [api],
      image: [script],
    });
    expect(sandbox.stripe.publicSettings().origins).toEqual({
      script: [script],
      frame: [api],
      connect: [api],
      image: [script],
    });
    expect(sandbox['card-vault'].publicSettings().origins.frame).toEqual([script, api]);
  });

  describe('of the India gateway', () => {
    const asked = { amount: 536_000, currency: 'INR' } as const;
    const known = {
      id: 'pay_1',
      order_id: 'order_1',
      status: 'captured',
      captured: true,
      amount_refunded: 0,
      ...asked,
    };
    let answers: Readonly<Record<string, object>> = {};
    const calls: { readonly call: string; readonly body: string }[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const call = `${request.method} ${request.url}`;
        calls.push({ call, body: Buffer.concat(chunks).toString() });
        const answer = answers[call];
        response.writeHead(answer === undefined ? 400 : 200).end(JSON.stringify(answer ?? {}));
      });
    });
    beforeAll(async () => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    });
    beforeEach(() => {
      calls.length = 0;
    });
    afterAll(() => server.close());

    const settingsHere = (): Settings =>
      settingsOf({ RAZORPAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    const prove = async (payment: object, more: Readonly<Record<string, object>> = {}): Promise<object | string> => {
      const settings = settingsHere();
      answers = { 'GET /v1/payments/pay_1': payment, ...more };
      const signature = createHmac('sha256', settings.RAZORPAY_KEY_SECRET).update('order_1|pay_1').digest('hex');
      const completion = { orderId: 'order_1', paymentId: 'pay_1', signature };
      const { razorpay } = createGateways(settings);
      expect(await razorpay.proofOf({ ...completion, orderId: 'order_2' }, asked)).toBe('invalid_signature');
      return razorpay.proofOf(completion, asked);
    };

    it('a payment is proved by its signature and by asking whether it is captured', async () => {
      expect(await prove(known)).toMatchObject({ kind: 'captured', ...asked });
      expect(calls.map(({ call }) => call)).toEqual(['GET /v1/payments/pay_1']);
      expect(await prove({ ...known, status: 'failed' })).toBe('payment_failed');
      expect(await prove({ ...known, order_id: 'order_3' })).toBe('gateway_unavailable');
    });

    it('what is only authorised is captured, unless it is not the money asked for', async () => {
      const authorised = { ...known, status: 'authorized', captured: false };
      const capture = 'POST /v1/payments/pay_1/capture';
      expect(await prove(authorised, { [capture]: known })).toMatchObject({ kind: 'captured' });
      expect(calls.at(-1)).toEqual({ call: capture, body: JSON.stringify(asked) });
      expect(await prove({ ...authorised, amount: 100 }, { [capture]: known })).toBe('payment_failed');
      expect(calls.at(-1)?.call).not.toBe(capture);
    });

    it('what is only authorised counts as captured nowhere', async () => {
      const authorised = { ...known, status: 'authorized', captured: false };
      expect(await prove(authorised, { 'POST /v1/payments/pay_1/capture': authorised })).toBe('payment_pending');
      answers = { 'GET /v1/orders/order_1/payments': { items: [authorised] } };
      const { razorpay } = createGateways(settingsHere());
      expect(await razorpay.outcomeOf('order_1')).toEqual({ kind: 'open' });
      answers = { 'GET /v1/orders/order_1/payments': { items: [authorised, known] } };
      expect(await razorpay.outcomeOf('order_1')).toMatchObject({ kind: 'captured', gatewayPaymentId: 'pay_1' });
    });

    it('what was given back counts as captured nowhere, in full or in part', async () => {
      const inFull = { ...known, status: 'refunded', amount_refunded: asked.amount };
      const letGo = { ...inFull, captured: false };
      const inPart = { ...known, amount_refunded: 1000 };
      expect([await prove(inFull), await prove(letGo)]).toEqual(['payment_failed', 'payment_failed']);
      expect(await prove({ ...known, amount_refunded: asked.amount })).toBe('payment_failed');
      expect(await prove(inPart)).toMatchObject({ kind: 'captured', amount: asked.amount - 1000 });
      expect(await prove({ ...known, captured: false })).toBe('payment_pending');
      const { razorpay } = createGateways(settingsHere());
      const endedOf = async (...items: readonly object[]): Promise<object> => {
        answers = { 'GET /v1/orders/order_1/payments?count=100': { items } };
        return razorpay.endedOf('order_1');
      };
      const gone = { kind: 'failed', gatewayPaymentId: 'pay_1', code: 'refunded' };
      expect(await endedOf(inFull)).toEqual({ kind: 'known', ended: [gone] });
      expect(await endedOf(letGo)).toEqual({ kind: 'known', ended: [gone] });
      expect(await endedOf({ ...known, captured: false })).toEqual({ kind: 'known', ended: [] });
      expect(await endedOf({ ...inPart, id: 'pay_2' }, letGo)).toMatchObject({
        ended: [gone, { kind: 'captured', gatewayPaymentId: 'pay_2', amount: asked.amount - 1000 }],
      });
    });

    it('an event that tells of money given back since is left to asking', () => {
      const { webhook } = createGateways(settingsOf()).razorpay;
      const told = (more: object): unknown => {
        const entity = { id: 'pay_1', order_id: 'order_1', ...asked, ...more };
        return webhook.eventOf({ event: 'payment.captured', payload: { payment: { entity } } });
      };
      expect(told({ captured: true, amount_refunded: 0 })).toMatchObject({ result: { kind: 'captured' } });
      expect(told({ captured: true, amount_refunded: 1 })).toBeNull();
      expect(told({ captured: false })).toBeNull();
    });

    it('an event of a refund or a dispute says whose it is, how it stands and of how much', () => {
      const { webhook } = createGateways(settingsOf()).razorpay;
      const told = (event: string, payload: object): unknown =>
        webhook.eventOf({ event, payload: { payment: { entity: { id: 'pay_1', order_id: 'order_1' } }, ...payload } });
      const ofRefund = (event: string, more: object = {}): unknown =>
        told(event, { refund: { entity: { id: 'rfnd_1', payment_id: 'pay_1', amount: 200_000, notes: [], ...more } } });
      const about = { about: 'account', gatewayPaymentId: 'pay_1', orderId: 'order_1' };
      const refund = { gatewayRefundId: 'rfnd_1', refundId: null, amount: 200_000, status: 'processed' };
      expect(ofRefund('refund.processed')).toEqual({ ...about, told: { refunds: [refund], disputes: [] } });
      expect(ofRefund('refund.created', { status: 'processed' })).toMatchObject({ told: { refunds: [refund] } });
      expect(ofRefund('refund.created')).toMatchObject({ told: { refunds: [{ ...refund, status: 'pending' }] } });
      expect(ofRefund('refund.failed', { notes: { refund_id: 'ours' } })).toMatchObject({
        told: { refunds: [{ refundId: 'ours', status: 'failed' }] },
      });
      const ofDispute = (event: string, more: object = {}): unknown =>
        told(`payment.dispute.${event}`, {
          dispute: { entity: { id: 'disp_1', payment_id: 'pay_1', amount: 39_000, amount_deducted: 0, ...more } },
        });
      for (const [event, status] of [
        ['created', 'open'],
        ['under_review', 'open'],
        ['action_required', 'open'],
        ['won', 'won'],
        ['closed', 'closed'],
        ['lost', 'lost'],
      ] as const)
        expect(ofDispute(event)).toMatchObject({
          ...about,
          told: { disputes: [{ gatewayDisputeId: 'disp_1', amount: 39_000, status }] },
        });
      expect(ofDispute('lost', { amount_deducted: 30_000 })).toMatchObject({
        told: { disputes: [{ amount: 30_000 }] },
      });
    });

    it('an order is opened with automatic capture, and used only where it is for the money asked', async () => {
      const settings = settingsHere();
      const open = async (answer: object): Promise<object> => {
        answers = { 'POST /v1/orders': answer };
        return createGateways(settings).razorpay.openOrder({ receipt: 'receipt-1', notes: {}, ...asked });
      };
      expect(await open({ id: 'order_1', ...asked })).toEqual({ kind: 'opened', orderId: 'order_1' });
      expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ ...asked, payment: { capture: 'automatic' } });
      expect(await open({ id: 'order_1', amount: 1, currency: 'XXX' })).toMatchObject({ kind: 'unavailable' });
      expect(await open({ id: 'order_1', ...asked, currency: 'IDR' })).toMatchObject({ kind: 'unavailable' });
    });
  });
});
