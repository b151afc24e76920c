import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { stripeError, stripeSettingsAt } from '../../../../../test/stripe-requests.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { createStripe } from './stripe.ts';
import { stripeOrigins } from './stripe-origins.ts';

const gateway = answeringGateway();
const withAccount = (): PaymentGateway<'stripe'> => createStripe({ stripe: stripeSettingsAt(gateway.url) });
const money = { amount: 100, currency: 'EUR' } as const;

describe('the gateway with an account', () => {
  it('shows its public key, verifies by its secret, and can give back for half a year', () => {
    const stripe = withAccount();
    expect(stripe).toMatchObject({ name: 'stripe', refundableDays: 180, webhook: { secret: 'whsec_1' } });
    expect(stripe.publicSettings()).toEqual({
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
      keyId: 'pk_test_1',
      origins: stripeOrigins(stripeSettingsAt(gateway.url)),
    });
  });

  const charge = { id: 'ch_1', amount_captured: 100, amount_refunded: 0, currency: 'eur', captured: true, status: '' };
  const intent = { id: 'pi_1', amount: 100, currency: 'eur', status: 'succeeded', latest_charge: charge };
  it.each([
    [200, intent, { kind: 'captured', gatewayPaymentId: 'ch_1', gatewayTransactionId: null, ...money }],
    [200, { ...intent, status: 'canceled' }, { kind: 'failed', gatewayPaymentId: 'ch_1', code: 'canceled' }],
    [200, { ...intent, status: 'processing' }, 'payment_pending'],
    [404, stripeError(), 'gateway_unavailable'],
    [500, stripeError(), 'gateway_unavailable'],
  ])('proves a payment by asking it: %i %j', async (status, answer, proof) => {
    gateway.answer(status, answer);
    expect(await withAccount().proofOf({ orderId: 'pi_1', paymentId: 'ch_7' }, money)).toEqual(proof);
    expect(gateway.asked.map(({ path }) => path.split('?')[0])).toEqual(['/v1/payment_intents/pi_1']);
  });
});

describe('the gateway without an account', () => {
  const none = (): PaymentGateway<'stripe'> => createStripe({ stripe: null });

  it('shows nothing, and verifies nothing', () => {
    expect(none().publicSettings()).toEqual({
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
      keyId: '',
      origins: { script: [], frame: [], connect: [], image: [] },
    });
    expect(none().webhook.secret).toBe('');
    expect(none().webhook.isSigned({ body: Buffer.from('{}'), signature: '', now: new Date(0) })).toBe(false);
  });

  it('is unavailable in all that is asked of it', async () => {
    const { cards, holds } = none();
    const notes = {};
    const answers = await Promise.all([
      none().openOrder({ receipt: 'r', notes, ...money }),
      none().outcomeOf('pi_1'),
      none().clientSecretOf?.('pi_1'),
      cards?.openSetup({ receipt: 'r', notes }),
      cards?.setupSecretOf('seti_1'),
      cards?.setupOf('seti_1'),
      cards?.withdrawSetup('seti_1'),
      cards?.charge({ orderId: 'pi_1', methodId: 'pm_1', returnUrl: '' }),
      cards?.letGo('pm_1'),
      holds?.openHold({ receipt: 'r', money, notes, customerId: null }),
      holds?.hold({ orderId: 'pi_1', methodId: 'pm_1', returnUrl: '' }),
      holds?.holdOf('pi_1'),
      holds?.captureHold('pi_1', 1, 'EUR'),
      holds?.letHoldGo('pi_1'),
    ]);
    expect(answers).toEqual(answers.map(() => ({ kind: 'unavailable', reason: 'there is no account' })));
    expect(await none().proofOf({ orderId: 'pi_1', paymentId: 'ch_1' }, money)).toBe('gateway_unavailable');
  });
});

describe('the origins of a page that pays', () => {
  it('are those of its documents where its script is its own', () => {
    const scriptUrl = 'https://js.stripe.com/endive/stripe.js';
    expect(stripeOrigins({ scriptUrl, url: 'http://127.0.0.1:4010/stripe' })).toEqual({
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
      image: ['https://*.stripe.com'],
    });
  });
  it('are the configured ones elsewhere', () => {
    const elsewhere = { scriptUrl: 'http://localhost:4010/stripe.js', url: 'http://127.0.0.1:4010/stripe' };
    expect(stripeOrigins(elsewhere)).toEqual({
      script: ['http://localhost:4010'],
      frame: ['http://127.0.0.1:4010'],
      connect: ['http://127.0.0.1:4010'],
      image: ['http://localhost:4010'],
    });
  });
});
