import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { usualScenario } from '../state/scenario.ts';
import { buildSandbox } from '../app.ts';
import { idOf, playClient } from './played-client.ts';

describe('the official client', () => {
  const { app, state, settings, clientOf } = playClient((state, settings) =>
    buildSandbox(state, settings, pino({ level: 'silent' })),
  );
  const client = clientOf();
  const wanted = { amount: 50_000, currency: 'eur', automatic_payment_methods: { enabled: true } } as const;
  const back = 'https://hotel.example/checkout';
  type More = Partial<Stripe.PaymentIntentCreateParams>;
  const create = (more: More = {}, options: Stripe.RequestOptions = {}) =>
    client.paymentIntents.create({ ...wanted, ...more }, options);
  const paid = (method = 'pm_card_visa', more: More = {}) =>
    create({ confirm: true, payment_method: method, return_url: back, ...more });

  it('creates and retrieves an intent, with what it was given', async () => {
    const metadata = { hotel_id: '1188', payment_id: 'p-1' };
    const made = await create({ metadata, description: 'Haus Linde' });
    expect(made).toMatchObject({
      object: 'payment_intent',
      amount: 50_000,
      currency: 'eur',
      status: 'requires_payment_method',
      amount_received: 0,
      latest_charge: null,
      metadata,
      description: 'Haus Linde',
    });
    expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_`));
    expect(await client.paymentIntents.retrieve(made.id)).toEqual(made);
  });

  it.each([
    [{ amount: 0 }, 'amount_too_small', 'amount'],
    [{ amount: 10.5 }, 'parameter_invalid_integer', 'amount'],
    [{ currency: '' }, undefined, 'currency'],
    [{ shoes: 1 }, 'parameter_unknown', 'shoes'],
    [{ metadata: { a: 'x'.repeat(501) } }, undefined, 'metadata[a]'],
    [{ currency: 'kwd', amount: 10_001 }, undefined, 'amount'],
    [{ transfer_data: { destination: 'nobody' } }, 'resource_missing', 'transfer_data[destination]'],
    [{ application_fee_amount: 5 }, undefined, 'application_fee_amount'],
  ])('is refused an intent of %o', async (more, code, param) => {
    await expect(create(more as More)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param,
      ...(code === undefined ? {} : { code }),
    });
  });

  it('takes currencies of no decimals and of three', async () => {
    expect(await paid('pm_card_visa', { currency: 'jpy', amount: 12_000 })).toMatchObject({ amount_received: 12_000 });
    expect(await paid('pm_card_visa', { currency: 'kwd', amount: 45_120 })).toMatchObject({ amount_received: 45_120 });
  });

  it('pays at once, and shows the charge where it is asked for', async () => {
    const { id, status, amount_received: received } = await paid();
    expect([status, received]).toEqual(['succeeded', 50_000]);
    const { latest_charge: charge } = await client.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(charge).toMatchObject({
      object: 'charge',
      paid: true,
      captured: true,
      amount_captured: 50_000,
      payment_intent: id,
    });
    expect(await client.charges.retrieve((charge as Stripe.Charge).id)).toMatchObject({ status: 'succeeded' });
    await expect(
      client.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: back }),
    ).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(client.paymentIntents.cancel(id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'try_again_later'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds', 'try_again_later'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'do_not_try_again'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', 'do_not_try_again'],
    ['pm_card_radarBlock', 'card_declined', 'fraudulent', 'do_not_try_again'],
    ['pm_card_visa_chargeDeclinedVelocityLimitExceeded', 'card_declined', 'card_velocity_exceeded', 'try_again_later'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined, 'confirm_card_data'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined, 'confirm_card_data'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined, 'try_again_later'],
  ])('is declined with %s: %s, %s', async (method, code, declineCode, advice) => {
    const { id } = await create();
    const refused: unknown = await client.paymentIntents
      .confirm(id, { payment_method: method, return_url: back })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(refused).toMatchObject({
      statusCode: 402,
      code,
      decline_code: declineCode ?? '',
      raw: { advice_code: advice },
    });
    const after = await client.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
      latest_charge: { paid: false },
    });
    expect(await client.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: back })).toMatchObject(
      { status: 'succeeded', last_payment_error: null },
    );
  });

  it.each([
    ['pm_card_authenticationRequired', 'passed', 'succeeded', undefined],
    ['pm_card_authenticationRequired', 'refused', 'requires_payment_method', 'payment_intent_authentication_failure'],
    [
      'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
      'passed',
      'requires_payment_method',
      'card_declined',
    ],
  ])('makes the detour to the bank with %s: %s is %s', async (method, outcome, status, code) => {
    const asked = await paid(method);
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    const page = new URL(asked.next_action?.redirect_to_url?.url ?? '').pathname;
    expect((await app().inject(page)).body).toContain('Confirm the payment');
    const led = await app().inject({ method: 'POST', url: `${page}/${outcome}` });
    const query = new URL(String(led.headers['location'])).searchParams;
    expect([led.statusCode, query.get('payment_intent'), query.get('redirect_status')]).toEqual([
      303,
      asked.id,
      status === 'succeeded' ? 'succeeded' : 'failed',
    ]);
    const after = await client.paymentIntents.retrieve(asked.id);
    expect([after.status, after.last_payment_error?.code]).toEqual([status, code]);
  });

  it('captures what is authorised, whole or in part, and cancels', async () => {
    const manual = { capture_method: 'manual' } as const;
    const held = await paid('pm_card_visa', manual);
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 50_000, amount_received: 0 });
    await expect(client.paymentIntents.capture(held.id, { amount_to_capture: 50_001 })).rejects.toMatchObject({
      code: 'amount_too_large',
    });
    expect(await client.paymentIntents.capture(held.id, { amount_to_capture: 20_000 })).toMatchObject({
      status: 'succeeded',
      amount_received: 20_000,
    });
    await expect(client.refunds.create({ payment_intent: held.id, amount: 20_001 })).rejects.toMatchObject({
      param: 'amount',
    });
    const other = await paid('pm_card_visa', manual);
    expect(await client.paymentIntents.cancel(other.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    await expect(client.paymentIntents.capture(other.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('has money under way until it comes', async () => {
    const { id, status } = await paid('pm_sepaDebit');
    expect(status).toBe('processing');
    await app().inject({ method: 'POST', url: `/control/payments/${id}/capture` });
    expect(await client.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded', amount_received: 50_000 });
  });

  it('answers a key once, and refuses it for another request', async () => {
    const [first, again] = [await create({}, { idempotencyKey: 'k-1' }), await create({}, { idempotencyKey: 'k-1' })];
    expect(again).toEqual(first);
    expect(again.lastResponse).toMatchObject({ statusCode: 200 });
    await expect(create({ amount: 60_000 }, { idempotencyKey: 'k-1' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    await expect(create({ amount: 0 }, { idempotencyKey: 'k-2' })).rejects.toMatchObject({ code: 'amount_too_small' });
    expect(await create({}, { idempotencyKey: 'k-2' })).toMatchObject({ amount: 50_000 });
  });

  it('refunds in part and whole, lists refunds, and is refused what is not left', async () => {
    const { id, latest_charge: charge } = await paid();
    const part = await client.refunds.create(
      { charge: idOf(charge), amount: 20_000, metadata: { refund_id: 'r-1' } },
      { idempotencyKey: 'refund-1' },
    );
    expect(part).toMatchObject({ object: 'refund', amount: 20_000, status: 'succeeded', charge, payment_intent: id });
    expect(await client.refunds.retrieve(part.id)).toEqual(part);
    await client.refunds.create({ payment_intent: id });
    await expect(client.refunds.create({ charge: idOf(charge) })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await client.refunds.list({ charge: idOf(charge) });
    expect(data.map(({ amount }) => amount)).toEqual([30_000, 20_000]);
    expect(await client.charges.retrieve(idOf(charge))).toMatchObject({ refunded: true, amount_refunded: 50_000 });
  });

  it('has refunds that fail or wait by their test cards', async () => {
    for (const [method, status] of [
      ['pm_card_refundFail', 'failed'],
      ['pm_card_pendingRefund', 'pending'],
    ] as const)
      expect(await client.refunds.create({ payment_intent: (await paid(method)).id })).toMatchObject({ status });
  });

  it('has a dispute by its test card, during which nothing is refunded', async () => {
    const { latest_charge: charge } = await paid('pm_card_createDispute');
    const { data } = await client.disputes.list({ charge: idOf(charge) });
    expect(data).toMatchObject([{ status: 'needs_response', amount: 50_000, is_charge_refundable: false }]);
    await expect(client.refunds.create({ charge: idOf(charge), amount: 100 })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await app().inject({ method: 'POST', url: `/control/disputes/${data[0]?.id}/lost` });
    expect(await client.disputes.retrieve(data[0]?.id ?? '')).toMatchObject({ status: 'lost' });
  });

  it('lists what was made since a moment, page by page, by itself', async () => {
    for (let one = 0; one < 3; one += 1) await paid('pm_card_visa', { metadata: { walk: 'yes' } });
    const seen: string[] = [];
    for await (const { id, metadata } of client.charges.list({ limit: 2, created: { gte: 1 } }))
      if (metadata['walk'] === 'yes') seen.push(id);
    expect(new Set(seen).size).toBe(3);
    expect((await client.paymentIntents.list({ created: { gt: 4_000_000_000 } })).data).toEqual([]);
  });

  it('keeps the intents of a connected account to it, until that has left', async () => {
    const stripeAccount = 'acct_1Connected';
    const { id } = await create({}, { stripeAccount });
    await expect(client.paymentIntents.retrieve(id)).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    expect(await client.paymentIntents.retrieve(id, {}, { stripeAccount })).toMatchObject({ id });
    await app().inject({ method: 'POST', url: `/control/stripe/disconnect/${stripeAccount}` });
    await expect(client.paymentIntents.retrieve(id, {}, { stripeAccount })).rejects.toMatchObject({
      type: 'StripePermissionError',
      code: 'account_invalid',
    });
    await expect(create({ transfer_data: { destination: stripeAccount } })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('sends a part to a connected account, and takes it back with a refund', async () => {
    const shared = { transfer_data: { destination: 'acct_1Hotel' }, application_fee_amount: 5000 };
    const { id } = await paid('pm_card_visa', shared);
    expect(await client.paymentIntents.retrieve(id)).toMatchObject(shared);
    const refund = { payment_intent: id, reverse_transfer: true, refund_application_fee: true };
    expect(await client.refunds.create(refund)).toMatchObject({ status: 'succeeded' });
    await expect(client.refunds.create({ ...refund, payment_intent: (await paid()).id })).rejects.toMatchObject({
      param: 'reverse_transfer',
    });
  });

  it('with a wrong key, with a page’s key or while the provider is down is refused', async () => {
    await expect(clientOf('sk_test_wrong').paymentIntents.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    await expect(clientOf(settings.STRIPE_PUBLISHABLE_KEY).paymentIntents.create(wanted)).rejects.toMatchObject({
      statusCode: 401,
    });
    state.scenario = { ...usualScenario, gateway: 'down' };
    await expect(client.paymentIntents.list()).rejects.toMatchObject({ statusCode: 503 });
  });

  it('finds a webhook’s signature right, within its tolerance', () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' });
    const at = Math.floor(Date.now() / 1000);
    const header = (seconds: number): string =>
      `t=${seconds},v1=${createHmac('sha256', settings.STRIPE_WEBHOOK_SECRET).update(`${seconds}.${body}`).digest('hex')}`;
    const construct = (signed: string, secret = settings.STRIPE_WEBHOOK_SECRET) =>
      client.webhooks.constructEvent(body, signed, secret);
    expect(construct(header(at))).toMatchObject({ id: 'evt_1' });
    expect(() => construct(header(at - 301))).toThrow(Stripe.errors.StripeSignatureVerificationError);
    expect(() => construct(header(at), 'whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });
});
