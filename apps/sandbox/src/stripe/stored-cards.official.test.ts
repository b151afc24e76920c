import { pino } from 'pino';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildSandbox } from '../app.ts';
import { idOf, playClient } from './played-client.ts';

/** Cards that are kept, by the provider's own client. */
describe('the official client', () => {
  const { app, clientOf } = playClient((state, settings) => buildSandbox(state, settings, pino({ level: 'silent' })));
  const client = clientOf();
  const wanted = { amount: 50_000, currency: 'eur', automatic_payment_methods: { enabled: true } } as const;
  const back = 'https://hotel.example/checkout';
  const create = (more: Partial<Stripe.PaymentIntentCreateParams>) =>
    client.paymentIntents.create({ ...wanted, ...more });
  const keep = (method: string, more: Partial<Stripe.SetupIntentCreateParams> = {}) =>
    client.customers.create({ metadata: { booking: 'b-1' } }).then(({ id: customer }) =>
      client.setupIntents.create({
        customer,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true },
        confirm: true,
        payment_method: method,
        return_url: back,
        ...more,
      }),
    );
  /** A charge without the guest, of a card that was kept. */
  const alone = async ({ customer, payment_method: method }: Stripe.SetupIntent) => {
    const { id } = await create(customer === null ? {} : { customer: idOf(customer as string) });
    return client.paymentIntents.confirm(id, {
      payment_method: idOf(method),
      off_session: true,
      return_url: back,
    });
  };

  it('keeps a card without a charge, and takes money of it later without the guest', async () => {
    const kept = await keep('pm_card_visa');
    expect(kept).toMatchObject({ object: 'setup_intent', status: 'succeeded', usage: 'off_session' });
    expect(await client.setupIntents.retrieve(kept.id, { expand: ['payment_method'] })).toMatchObject({
      payment_method: { object: 'payment_method', card: { brand: 'visa', last4: '4242' }, customer: kept.customer },
    });
    expect(await alone(kept)).toMatchObject({ status: 'succeeded', amount_received: 50_000, customer: kept.customer });
    await expect(client.setupIntents.cancel(kept.id)).rejects.toMatchObject({ code: 'setup_intent_unexpected_state' });
  });

  it.each([
    // Its bank asks once, while it is kept, and lets charges pass from then on.
    ['pm_card_authenticationRequiredOnSetup', 'succeeded', null],
    // Its bank asks every time: nobody is there to answer.
    ['pm_card_authenticationRequired', 'requires_payment_method', 'authentication_required'],
  ])('makes the detour to the bank while %s is kept; a charge alone is %s', async (method, status, code) => {
    const asked = await keep(method);
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    const page = new URL(asked.next_action?.redirect_to_url?.url ?? '').pathname;
    const led = await app().inject({ method: 'POST', url: `${page}/passed` });
    const query = new URL(String(led.headers['location'])).searchParams;
    expect([query.get('setup_intent'), query.get('redirect_status')]).toEqual([asked.id, 'succeeded']);
    const charged: unknown = await alone(await client.setupIntents.retrieve(asked.id)).catch((error: unknown) => error);
    expect(charged).toMatchObject(
      code === null
        ? { status }
        : { type: 'StripeCardError', statusCode: 402, code, decline_code: code, payment_intent: { status } },
    );
  });

  it('refuses a card at once, by its bank’s page, or when it is charged alone', async () => {
    await expect(keep('pm_card_chargeDeclined')).rejects.toMatchObject({
      code: 'card_declined',
      setup_intent: { status: 'requires_payment_method', last_setup_error: { code: 'card_declined' } },
    });
    const asked = await keep('pm_card_authenticationRequired');
    const page = new URL(asked.next_action?.redirect_to_url?.url ?? '').pathname;
    await app().inject({ method: 'POST', url: `${page}/refused` });
    expect(await client.setupIntents.retrieve(asked.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect(await client.setupIntents.cancel(asked.id)).toMatchObject({ status: 'canceled' });
    await expect(alone(await keep('pm_card_chargeCustomerFail'))).rejects.toMatchObject({ code: 'card_declined' });
  });

  it('charges a card for its own customer alone, and nobody’s once it is let go', async () => {
    const [kept, other] = [await keep('pm_card_visa'), await client.customers.create({})];
    await expect(alone({ ...kept, customer: other.id })).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(alone({ ...kept, customer: null })).rejects.toMatchObject({ param: 'customer' });
    expect(await client.paymentMethods.detach(idOf(kept.payment_method))).toMatchObject({ customer: null });
    await expect(alone(kept)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    await expect(client.paymentMethods.detach(idOf(kept.payment_method))).rejects.toMatchObject({ statusCode: 400 });
    expect(await client.customers.del(other.id)).toMatchObject({ deleted: true });
    await expect(client.customers.retrieve(other.id)).rejects.toMatchObject({ code: 'resource_missing' });
  });
});
