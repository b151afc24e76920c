import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox } from './app.ts';
import { readSettings, type SandboxSettings } from './settings.ts';
import { createSandboxState, type SandboxState } from './state/sandbox-state.ts';

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('the sandbox', () => {
  const heard: Heard[] = [];
  let status = 200;
  const listener = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status).end();
    });
  });
  let state: SandboxState;
  let settings: SandboxSettings;
  let app: FastifyInstance;

  beforeEach(async () => {
    heard.length = 0;
    status = 200;
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const read = readSettings({
      API_URL: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
      WEBHOOK_DELAY_MS: '1',
      WEBHOOK_RETRY_MS: '5',
    });
    if ('faults' in read) throw new Error(read.faults.join());
    settings = read.settings;
    state = createSandboxState();
    app = await buildSandbox(state, settings, pino({ level: 'silent' }));
  });
  afterEach(async () => {
    await app.close();
    listener.closeAllConnections();
    listener.close();
  });

  const merchant = (
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: `/razorpay${url}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${settings.RAZORPAY_KEY_ID}:${settings.RAZORPAY_KEY_SECRET}`).toString('base64')}`,
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
  const openOrder = async (receipt = 'r-1'): Promise<string> =>
    (
      await merchant('POST', '/v1/orders', { amount: 10_000, currency: 'INR', receipt, notes: { hotel_id: '1760' } })
    ).json<{ id: string }>().id;
  const pay = async (orderId: string, succeeds: boolean): Promise<Record<string, unknown>> =>
    (await app.inject({ method: 'POST', url: '/razorpay/checkout/pay', payload: { orderId, succeeds } })).json();
  const eventually = async (holds: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 200 && !holds(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(holds()).toBe(true);
  };

  it('signs a payment for the page and an event for the server, as the India gateway does', async () => {
    const orderId = await openOrder();
    const { response } = (await pay(orderId, true)) as { response: Record<string, string> };
    expect(response['razorpay_signature']).toBe(
      createHmac('sha256', settings.RAZORPAY_KEY_SECRET)
        .update(`${orderId}|${response['razorpay_payment_id']}`)
        .digest('hex'),
    );
    await eventually(() => heard.length === 3);
    for (const { headers, body } of heard)
      expect(headers['x-razorpay-signature']).toBe(
        createHmac('sha256', settings.RAZORPAY_WEBHOOK_SECRET).update(body).digest('hex'),
      );
    expect(heard.map(({ body }) => (JSON.parse(body) as { event: string }).event).sort()).toEqual([
      'order.paid',
      'payment.authorized',
      'payment.captured',
    ]);
  });

  it('signs what the card vault tells, of a payment and of its refund', async () => {
    const vault = (url: string, payload: object): Promise<LightMyRequestResponse> =>
      app.inject({
        method: 'POST',
        url: `/card-vault${url}`,
        headers: { authorization: `Bearer ${settings.CARD_VAULT_SECRET}` },
        payload,
      });
    const { orderId } = (await vault('/v1/orders', { reference: 'r-1', amount: 10_000, currency: 'EUR' })).json<{
      orderId: string;
    }>();
    const pay = (succeeds: boolean): Promise<LightMyRequestResponse> =>
      vault('/frame/pay', { orderId, vendorKey: settings.CARD_VAULT_VENDOR_KEY, succeeds });
    await pay(false);
    const { response } = (await pay(true)).json<{ response: Record<string, string> }>();
    await vault(`/v1/payments/${response['paymentId']}/refunds`, { reference: 'refund-one', amount: 4000 });
    await eventually(() => heard.length === 3);
    for (const { headers, body } of heard)
      expect(headers['x-card-vault-signature']).toBe(
        createHmac('sha256', settings.CARD_VAULT_SECRET).update(body).digest('hex'),
      );
    const told = new Map(
      heard.map(({ body }) => JSON.parse(body) as Record<string, string>).map((one) => [one['event'], one]),
    );
    expect(told.get('payment.failed')).toMatchObject({ orderId, code: 'card_declined' });
    expect(told.get('payment.captured')).toMatchObject(response);
    expect(told.get('refund.processed')).toMatchObject({
      orderId,
      paymentId: response['paymentId'],
      reference: 'refund-one',
    });
  });

  it('tells again until it is acknowledged', async () => {
    status = 500;
    await pay(await openOrder(), false);
    await eventually(() => heard.length >= 2);
    status = 200;
    await eventually(() => state.deliveries.at(-1)?.result === '200');
    expect(new Set(heard.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(1);
  });

  it('pays an order once, and a receipt opens one order', async () => {
    const orderId = await openOrder();
    await pay(orderId, true);
    expect(await pay(orderId, true)).toHaveProperty('error');
    const again = await merchant('POST', '/v1/orders', { amount: 10_000, currency: 'INR', receipt: 'r-1' });
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      {
        error: { description: 'Order receipt should be unique.', field: 'receipt', reason: 'input_validation_failed' },
      },
    ]);
    expect((await merchant('GET', '/v1/orders?receipt=r-1')).json()).toMatchObject({
      count: 1,
      items: [{ id: orderId, status: 'paid', amount_due: 0 }],
    });
  });

  it('refunds once for a key, never more than was captured', async () => {
    const orderId = await openOrder();
    await pay(orderId, true);
    const paymentId = [...state.razorpay.payments.keys()][0] ?? '';
    const refund = (amount: number, key: string): Promise<LightMyRequestResponse> =>
      merchant('POST', `/v1/payments/${paymentId}/refund`, { amount }, { 'x-refund-idempotency': key });
    const [first, again] = [await refund(6000, 'refund-key-1'), await refund(6000, 'refund-key-1')];
    expect(again.json()).toEqual(first.json());
    const changed = await refund(5000, 'refund-key-1');
    expect([changed.statusCode, changed.json()]).toMatchObject([
      400,
      {
        error: {
          description: 'Different request with the same idempotency key has already been processed.',
          source: 'NA',
          step: 'NA',
          reason: 'NA',
        },
      },
    ]);
    expect((await refund(5000, 'refund-key-2')).statusCode).toBe(400);
    expect((await refund(4000, 'refund-key-3')).statusCode).toBe(200);
  });

  it('refuses what the gateway refuses', async () => {
    expect((await merchant('POST', '/v1/orders', { amount: 99, currency: 'INR', receipt: 'r' })).json()).toMatchObject({
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The amount must be at least INR 1.00',
        field: 'amount',
        reason: 'input_validation_failed',
      },
    });
    expect((await app.inject({ method: 'POST', url: '/razorpay/v1/orders', payload: {} })).statusCode).toBe(401);
  });

  it('is down when it is told to be, and loses the callback when it is told to', async () => {
    await app.inject({ method: 'POST', url: '/control', payload: { callback: 'lost' } });
    expect(await pay(await openOrder(), true)).toEqual({ kind: 'lost' });
    await app.inject({ method: 'POST', url: '/control', payload: { gateway: 'down' } });
    expect((await merchant('GET', '/v1/orders')).statusCode).toBe(503);
    expect((await app.inject({ method: 'POST', url: '/control', payload: { weather: 'bad' } })).statusCode).toBe(400);
  });

  it('keeps what analytics sends, and can be loaded from any site', async () => {
    const data = Buffer.from(JSON.stringify([{ event: 'page_view' }])).toString('base64');
    const sent = await app.inject({
      method: 'POST',
      url: '/collect/track/',
      headers: { origin: 'http://sandalwood.localhost:4000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `data=${encodeURIComponent(data)}`,
    });
    expect(sent.headers).toMatchObject({
      'access-control-allow-origin': 'http://sandalwood.localhost:4000',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(state.events).toMatchObject([{ path: '/track/', content: [{ event: 'page_view' }] }]);
  });
});
