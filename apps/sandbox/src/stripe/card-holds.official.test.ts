import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildSandbox } from '../app.ts';
import { idOf, playClient } from './played-client.ts';

const dayS = 24 * 3600;

/** Sums that are held on kept cards, by the provider's own client. */
describe('the official client', () => {
  const { app, clientOf } = playClient((state, settings) => buildSandbox(state, settings, pino({ level: 'silent' })));
  const client = clientOf();
  const back = 'https://hotel.example/checkout';
  /** Holds a sum on a card that was kept, without the guest. */
  const hold = async (card: string) => {
    const { id: customer } = await client.customers.create({});
    const kept = await client.setupIntents.create({
      customer,
      usage: 'off_session',
      automatic_payment_methods: { enabled: true },
      confirm: true,
      payment_method: card,
      return_url: back,
    });
    const { id } = await client.paymentIntents.create({
      amount: 20_000,
      currency: 'eur',
      customer,
      capture_method: 'manual',
      automatic_payment_methods: { enabled: true },
    });
    return client.paymentIntents.confirm(
      id,
      { payment_method: idOf(kept.payment_method), off_session: true, return_url: back, expand: ['latest_charge'] },
      { idempotencyKey: `hold-${id}` },
    );
  };

  it.each([
    ['pm_card_visa', 4 * dayS + 18 * 3600],
    ['pm_card_mastercard', 7 * dayS],
  ])('holds a sum on %s without the guest, and tells until when', async (card, span) => {
    const held = await hold(card);
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 20_000, amount_received: 0 });
    const charge = held.latest_charge;
    if (charge === null || typeof charge === 'string') throw new Error('no charge');
    expect(charge.captured).toBe(false);
    expect(charge.payment_method_details?.card?.capture_before).toBe(charge.created + span);
  });

  it('refuses to hold on a card that its bank wants the guest for', async () => {
    await expect(hold('pm_card_chargeCustomerFail')).rejects.toMatchObject({
      code: 'card_declined',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  it('takes a part once under one key, and another never', async () => {
    const { id } = await hold('pm_card_visa');
    const key = { idempotencyKey: `capture-${id}` };
    for (let time = 0; time < 2; time += 1)
      expect(await client.paymentIntents.capture(id, { amount_to_capture: 4000 }, key)).toMatchObject({
        status: 'succeeded',
        amount_received: 4000,
      });
    await expect(client.paymentIntents.capture(id, { amount_to_capture: 4000 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(client.paymentIntents.cancel(id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  it('sees what the bank has ended by itself', async () => {
    const { id } = await hold('pm_card_visa');
    await app().inject({ method: 'POST', url: `/control/stripe/expire/${id}` });
    expect(await client.paymentIntents.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    });
    const { statusCode } = await app().inject({ method: 'POST', url: `/control/stripe/expire/${id}` });
    expect(statusCode).toBe(404);
  });
});
