import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { stripeRequests, down, stripeError, stripeSettingsAt } from '../../../../../test/stripe-requests.ts';
import type { CardKeeping } from '../card-keeping.ts';
import { stripeCards } from './stripe-cards.ts';
import { stripeClient } from './stripe-client.ts';

const gateway = answeringGateway();
const cards = (): CardKeeping => stripeCards(stripeClient(stripeSettingsAt(gateway.url)));
const hears = (): readonly object[] => stripeRequests(gateway.asked);

describe('a charge of a kept card', () => {
  const charge = { id: 'ch_1', amount_captured: 100, amount_refunded: 0, currency: 'eur', captured: true, status: '' };
  const intent = { id: 'pi_1', amount: 100, currency: 'eur', status: 'succeeded', latest_charge: charge };
  const captured = {
    kind: 'captured',
    gatewayPaymentId: 'ch_1',
    gatewayTransactionId: null,
    amount: 100,
    currency: 'EUR',
  };
  const failed = (code: string): object => ({ kind: 'failed', gatewayPaymentId: 'pi_1', code });
  const declined = {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: null,
    last_payment_error: { code: 'card_declined', decline_code: 'lost_card' },
  };
  const take = (): Promise<object> =>
    cards().charge({ orderId: 'pi_1', methodId: 'pm_1', returnUrl: 'https://hotel.example/booking' });
  const confirms = {
    call: 'POST /v1/payment_intents/pi_1/confirm',
    key: 'charge-pi_1',
    fields: {
      payment_method: 'pm_1',
      off_session: 'true',
      return_url: 'https://hotel.example/booking',
      'expand[0]': 'latest_charge',
    },
  };
  const reads = { call: 'GET /v1/payment_intents/pi_1?expand[0]=latest_charge' };

  it.each([
    [intent, captured],
    [declined, failed('lost_card')],
    [{ ...intent, status: 'processing' }, { kind: 'open' }],
  ])('is tried under a key of its order: %j', async (answer, outcome) => {
    gateway.answer(200, answer);
    expect(await take()).toEqual(outcome);
    expect(hears()).toEqual([confirms]);
  });

  it('is tried again later where the gateway is down', async () => {
    gateway.answer(500, stripeError());
    expect(await take()).toEqual(down);
    expect(hears()).toEqual([confirms]);
  });

  it.each([
    ['card_declined', 200, declined, failed('lost_card')],
    ['payment_intent_unexpected_state', 200, intent, captured],
    ['authentication_required', 200, { ...intent, status: 'requires_action' }, failed('authentication_required')],
    [null, 200, { ...intent, status: 'processing' }, failed('FAILED')],
    ['card_declined', 404, stripeError(), down],
    ['card_declined', 500, stripeError(), down],
  ])('that is refused with %s has ended as the intent says: %i %j', async (code, status, answer, outcome) => {
    gateway.answer(402, stripeError(code));
    gateway.answer(status, answer);
    expect(await take()).toEqual(outcome);
    expect(hears()).toEqual([confirms, reads]);
  });
});
