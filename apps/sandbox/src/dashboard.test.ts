import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox } from './app.ts';
import { createSandboxState, type SandboxState } from './state/sandbox-state.ts';
import { readSettings, type SandboxSettings } from './settings.ts';

interface Event {
  readonly event: string;
  readonly payload?: Record<string, { entity: Record<string, unknown> }>;
  readonly [fact: string]: unknown;
}

describe('what a person does at a provider’s dashboard', () => {
  let heard: Event[] = [];
  const listener = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push(JSON.parse(body) as Event);
      response.end();
    });
  });
  let [state, settings, app] = [{} as SandboxState, {} as SandboxSettings, {} as FastifyInstance];

  beforeEach(async () => {
    heard = [];
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    const read = readSettings({ API_URL: url, WEBHOOK_DELAY_MS: '1' });
    if ('faults' in read) throw new Error(read.faults.join());
    [state, settings] = [createSandboxState(), read.settings];
    app = await buildSandbox(state, settings, pino({ level: 'silent' }));
  });
  afterEach(async () => {
    await app.close();
    listener.closeAllConnections();
    listener.close();
  });

  const merchant = (method: 'GET' | 'POST', path: string, payload?: object): Promise<LightMyRequestResponse> => {
    const basic = `Basic ${Buffer.from(`${settings.RAZORPAY_KEY_ID}:${settings.RAZORPAY_KEY_SECRET}`).toString('base64')}`;
    const authorization = path.startsWith('/card-vault') ? `Bearer ${settings.CARD_VAULT_SECRET}` : basic;
    return app.inject({ method, url: path, headers: { authorization }, ...(payload === undefined ? {} : { payload }) });
  };
  const control = async (path: string, payload: object = {}): Promise<number> =>
    (await app.inject({ method: 'POST', url: `/control/${path}`, payload })).statusCode;
  const press = (path: string, payload = ''): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: `/page/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  /** A captured payment of 10,000. */
  const paid = async (): Promise<string> => {
    const order = { amount: 1_000_000, currency: 'INR', receipt: 'r-1' };
    const { id } = (await merchant('POST', '/razorpay/v1/orders', order)).json<{ id: string }>();
    await app.inject({ method: 'POST', url: '/razorpay/checkout/pay', payload: { orderId: id, succeeds: true } });
    return [...state.razorpay.payments.keys()][0] ?? '';
  };
  const told = async (event: string): Promise<Event> => {
    for (let turn = 0; turn < 200 && !heard.some((one) => one.event === event); turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return heard.find((one) => one.event === event) ?? { event: 'not told' };
  };

  it('gives back a part, of which the merchant hears with the payment as it stands, and has no note of it', async () => {
    const id = await paid();
    expect(await control(`payments/${id}/refund`, { amount: 200_000 })).toBe(200);
    const { payload } = await told('refund.processed');
    expect(payload?.['refund']?.entity).toMatchObject({ payment_id: id, amount: 200_000, notes: [], receipt: null });
    expect(payload?.['payment']?.entity).toMatchObject({ amount_refunded: 200_000, refund_status: 'partial' });
    const more = await merchant('POST', `/razorpay/v1/payments/${id}/refund`, { amount: 900_000 });
    expect([more.statusCode, more.json()]).toMatchObject([400, { error: { field: 'amount' } }]);
    expect((await press(`refund/${id}`, 'amount=')).statusCode).toBe(303);
    expect((await merchant('GET', `/razorpay/v1/payments/${id}`)).json()).toMatchObject({ status: 'refunded' });
    expect(await control(`payments/${id}/refund`)).toBe(409);
  });

  it('a dispute stops refunds until it is decided, and a lost one has taken the money', async () => {
    const id = await paid();
    expect((await press(`dispute/${id}`, 'amount=4000.00')).statusCode).toBe(303);
    const opened = (await told('payment.dispute.created')).payload?.['dispute']?.entity ?? {};
    expect(opened).toMatchObject({ payment_id: id, amount: 400_000, amount_deducted: 0, status: 'open' });
    expect((await merchant('POST', `/razorpay/v1/payments/${id}/refund`, {})).statusCode).toBe(400);
    expect((await merchant('GET', '/razorpay/v1/disputes')).json()).toMatchObject({ count: 1, items: [opened] });
    expect(await control(`disputes/${String(opened['id'])}/lost`)).toBe(200);
    expect((await told('payment.dispute.lost')).payload?.['dispute']?.entity).toMatchObject({
      amount_deducted: 400_000,
    });
    expect(await control(`disputes/${String(opened['id'])}/won`)).toBe(409);
    expect((await merchant('POST', `/razorpay/v1/payments/${id}/refund`, {})).json()).toMatchObject({
      amount: 600_000,
    });
    expect((await app.inject({ url: '/' })).body).toContain('dispute lost INR 4000.00');
  });

  it('captures by hand what was only authorised', async () => {
    state.scenario = { ...state.scenario, capture: 'never' };
    const id = await paid();
    expect((await app.inject({ url: '/' })).body).toContain(`/page/capture/${id}`);
    await press(`capture/${id}`);
    expect((await told('payment.captured')).payload?.['payment']?.entity).toMatchObject({ id, captured: true });
  });

  it('does the same at the card vault, in its own words', async () => {
    const order = { reference: 'r-1', amount: 10_000, currency: 'EUR' };
    const { orderId } = (await merchant('POST', '/card-vault/v1/orders', order)).json<{ orderId: string }>();
    const pay = { orderId, vendorKey: settings.CARD_VAULT_VENDOR_KEY, succeeds: true };
    await app.inject({ method: 'POST', url: '/card-vault/frame/pay', payload: pay });
    const id = [...state.cardVault.payments.keys()][0] ?? '';
    await control(`payments/${id}/refund`, { amount: 4000 });
    expect(await told('refund.processed')).toMatchObject({ paymentId: id, amount: 4000, reference: null });
    await control(`payments/${id}/dispute`);
    expect(await told('payment.dispute.created')).toMatchObject({ paymentId: id, amount: 6000 });
    expect((await merchant('GET', `/card-vault/v1/payments/${id}`)).json()).toMatchObject({
      amount: 10_000,
      refunds: [{ reference: null, amount: 4000, status: 'processed' }],
      disputes: [{ amount: 6000, status: 'open' }],
    });
    const refused = await merchant('POST', `/card-vault/v1/payments/${id}/refunds`, {
      reference: 'a-refund-of-ours',
      amount: 1000,
    });
    expect([refused.statusCode, refused.json()]).toEqual([400, { code: 'disputed' }]);
  });
});
