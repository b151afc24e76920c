import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import Razorpay from 'razorpay';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox } from '../app.ts';
import { readSettings } from '../settings.ts';
import { createSandboxState } from '../state/sandbox-state.ts';
import { usualScenario } from '../state/scenario.ts';

const read = readSettings({ WEBHOOK_DELAY_MS: '60000' });
if ('faults' in read) throw new Error(read.faults.join());
const { settings } = read;
const state = createSandboxState();
const refusal = (description: string, field?: string): object => ({
  statusCode: 400,
  error: {
    code: 'BAD_REQUEST_ERROR',
    description,
    reason: 'input_validation_failed',
    ...(field === undefined ? {} : { field }),
  },
});

/** Where a client sends its requests: it has no setting for that. */
function addressOf({ api }: Razorpay): { baseURL: string } {
  return (api as typeof api & { readonly rq: { readonly defaults: { baseURL: string } } }).rq.defaults;
}

/** The gateway's own client for Node, which asks the sandbox instead of the gateway. */
describe('the official client', () => {
  let app: FastifyInstance;
  const client = new Razorpay({ key_id: settings.RAZORPAY_KEY_ID, key_secret: settings.RAZORPAY_KEY_SECRET });
  beforeAll(async () => {
    app = await buildSandbox(state, settings, pino({ level: 'silent' }));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    addressOf(client).baseURL = `${address}/razorpay`;
  });
  beforeEach(() => {
    state.scenario = usualScenario;
  });
  afterAll(() => app.close());

  const order = (more: object = {}): Promise<{ id: string }> =>
    client.orders.create({ amount: 50_000, currency: 'INR', ...more });
  const pay = async (orderId: string, succeeds = true): Promise<Record<string, string>> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/razorpay/checkout/pay',
      payload: { orderId, succeeds },
    });
    const body = answer.json<{ response?: Record<string, string>; error?: { metadata: { payment_id: string } } }>();
    return body.response ?? { razorpay_payment_id: body.error?.metadata.payment_id ?? '' };
  };
  const paid = async (more: object = {}): Promise<string> =>
    (await pay((await order(more)).id))['razorpay_payment_id'] ?? '';

  it('opens orders, with and without a receipt, with amounts as numbers and as text', async () => {
    expect(await order({ receipt: 'r-1', notes: { hotel_id: '1760' }, partial_payment: true })).toMatchObject({
      entity: 'order',
      amount: 50_000,
      amount_paid: 0,
      amount_due: 50_000,
      receipt: 'r-1',
      status: 'created',
      attempts: 0,
      partial_payment: true,
      offer_id: null,
      notes: { hotel_id: '1760' },
    });
    expect(await order({ amount: '700' })).toMatchObject({ amount: 700, receipt: null, notes: [] });
  });

  it.each([
    [{ amount: 99 }, 'The amount must be at least INR 1.00', 'amount'],
    [{ currency: 'XXX' }, 'The currency is not supported.', 'currency'],
    [{ receipt: 'r'.repeat(41) }, 'The receipt may not be greater than 40 characters.', 'receipt'],
  ])('is refused an order of %o', async (more, description, field) => {
    await expect(order(more)).rejects.toMatchObject(refusal(description, field));
  });

  it('fetches, lists and edits orders, and lists their payments', async () => {
    const { id } = await order();
    expect(await client.orders.fetch(id)).toMatchObject({ id });
    expect(await client.orders.edit(id, { notes: { room: 'teak' } })).toMatchObject({ notes: { room: 'teak' } });
    expect(await client.orders.all({ count: 1 })).toMatchObject({ entity: 'collection', count: 1, items: [{ id }] });
    expect(await client.orders.all({ count: 1, skip: 1 })).not.toMatchObject({ items: [{ id }] });
    await pay(id, false);
    await pay(id);
    expect(await client.orders.fetchPayments(id)).toMatchObject({
      count: 2,
      items: [{ status: 'captured' }, { status: 'failed' }],
    });
    expect(await client.orders.fetch(id)).toMatchObject({ status: 'paid', attempts: 2, amount_due: 0 });
    await expect(client.orders.fetch('order_unknown')).rejects.toMatchObject(refusal('The id provided does not exist'));
  });

  it('fetches, lists and edits payments', async () => {
    const id = await paid();
    expect(await client.payments.fetch(id)).toMatchObject({
      entity: 'payment',
      status: 'captured',
      captured: true,
      international: false,
      invoice_id: null,
      card_id: null,
      bank: null,
      wallet: null,
      vpa: 'success@razorpay',
      fee: 1180,
      tax: 180,
      refund_status: null,
    });
    expect(await client.payments.all({ count: 1 })).toMatchObject({ count: 1, items: [{ id }] });
    expect(await client.payments.edit(id, { notes: { seen: 'yes' } })).toMatchObject({ notes: { seen: 'yes' } });
    const failed = (await pay((await order()).id, false))['razorpay_payment_id'] ?? '';
    expect(await client.payments.fetch(failed)).toMatchObject({ status: 'failed', captured: false, fee: null });
  });

  it.each([[{ payment: { capture: 'manual' } }], [{ payment_capture: false }]])(
    'captures what an order of %o has only authorised, once and whole',
    async (more) => {
      const { id: orderId } = await order(more);
      const id = (await pay(orderId))['razorpay_payment_id'] ?? '';
      expect(await client.payments.fetch(id)).toMatchObject({ status: 'authorized', captured: false });
      expect(await client.orders.fetch(orderId)).toMatchObject({ status: 'attempted', amount_paid: 0 });
      await expect(client.payments.refund(id, {})).rejects.toMatchObject(
        refusal('The payment status should be captured for action to be taken'),
      );
      await expect(client.payments.capture(id, 100, 'INR')).rejects.toMatchObject(
        refusal('Capture amount must be equal to the amount authorized', 'amount'),
      );
      expect(await client.payments.capture(id, 50_000, 'INR')).toMatchObject({ status: 'captured', captured: true });
      expect(await client.orders.fetch(orderId)).toMatchObject({ status: 'paid' });
      await expect(client.payments.capture(id, 50_000, 'INR')).rejects.toMatchObject(
        refusal('This payment has already been captured'),
      );
    },
  );

  it('leaves a payment authorised where the sandbox is told to', async () => {
    state.scenario = { ...usualScenario, capture: 'never' };
    expect(await client.payments.fetch(await paid())).toMatchObject({ status: 'authorized' });
  });

  it('refunds in parts and in full, never more than was captured, never twice', async () => {
    const id = await paid();
    const part = await client.payments.refund(id, { amount: 20_000, receipt: 'refund-1', speed: 'normal' });
    expect(part).toMatchObject({
      entity: 'refund',
      amount: 20_000,
      payment_id: id,
      receipt: 'refund-1',
      status: 'processed',
      speed_requested: 'normal',
      batch_id: null,
      acquirer_data: { arn: null },
    });
    await expect(client.payments.refund(id, { amount: 30_001 })).rejects.toMatchObject(
      refusal('The total refund amount is greater than the refund payment amount', 'amount'),
    );
    await expect(client.payments.refund(id, { amount: 50 })).rejects.toMatchObject(
      refusal('The amount must be at least INR 1.00', 'amount'),
    );
    expect(await client.payments.refund(id, {})).toMatchObject({ amount: 30_000 });
    await expect(client.payments.refund(id, {})).rejects.toMatchObject(
      refusal('The payment has been fully refunded already'),
    );
    expect(await client.payments.fetch(id)).toMatchObject({ status: 'refunded', refund_status: 'full' });
    expect(await client.payments.fetchMultipleRefund(id, {})).toMatchObject({ count: 2 });
    expect(await client.payments.fetchRefund(id, part.id)).toMatchObject({ id: part.id });
    expect(await client.refunds.fetch(part.id)).toMatchObject({ id: part.id });
    expect(await client.refunds.all({ count: 1 })).toMatchObject({ count: 1, items: [{ amount: 30_000 }] });
  });

  it('finds the signatures right: of a payment and of a webhook', async () => {
    const { id } = await order();
    const { razorpay_payment_id: payment_id = '', razorpay_signature: signature = '' } = await pay(id);
    const verified = (order_id: string): boolean =>
      validatePaymentVerification({ order_id, payment_id }, signature, settings.RAZORPAY_KEY_SECRET);
    expect([verified(id), verified('order_other')]).toEqual([true, false]);
    const body = JSON.stringify({ event: 'payment.captured' });
    const signed = createHmac('sha256', settings.RAZORPAY_WEBHOOK_SECRET).update(body).digest('hex');
    expect(validateWebhookSignature(body, signed, settings.RAZORPAY_WEBHOOK_SECRET)).toBe(true);
  });

  it('with a wrong key is refused', async () => {
    const stranger = new Razorpay({ key_id: settings.RAZORPAY_KEY_ID, key_secret: 'wrong' });
    addressOf(stranger).baseURL = addressOf(client).baseURL;
    await expect(stranger.orders.all()).rejects.toMatchObject({ statusCode: 401 });
  });

  it('of another merchant sees nothing of this one’s, nor this one of that one’s', async () => {
    const own = new Razorpay({ key_id: settings.RAZORPAY_OWN_KEY_ID, key_secret: settings.RAZORPAY_OWN_KEY_SECRET });
    addressOf(own).baseURL = addressOf(client).baseURL;
    const wanted = { amount: 50_000, currency: 'INR' };
    const [theirs, ours] = [await own.orders.create(wanted), await client.orders.create(wanted)];
    expect((await own.orders.fetch(theirs.id)).id).toBe(theirs.id);
    await expect(own.orders.fetch(ours.id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(client.orders.fetch(theirs.id)).rejects.toMatchObject({ statusCode: 400 });
    const paid = await app.inject({
      method: 'POST',
      url: '/razorpay/checkout/pay',
      payload: { orderId: theirs.id, succeeds: true },
    });
    const { response } = paid.json<{ response: { razorpay_payment_id: string; razorpay_signature: string } }>();
    const signed = { order_id: theirs.id, payment_id: response.razorpay_payment_id };
    const isBy = (secret: string) => validatePaymentVerification(signed, response.razorpay_signature, secret);
    expect([isBy(settings.RAZORPAY_OWN_KEY_SECRET), isBy(settings.RAZORPAY_KEY_SECRET)]).toEqual([true, false]);
    expect((await own.payments.fetch(response.razorpay_payment_id)).status).toBe('captured');
  });
});
