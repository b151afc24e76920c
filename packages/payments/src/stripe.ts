import { accountsOf, type PaymentOutcome, type PaymentWindow } from './payment.types.ts';
import { paymentDialog } from './payment-dialog.ts';
import { confirmed, isTaken, reasonOf, stripeFor } from './stripe-script.ts';

/**
 * Opens Stripe's Payment Element in a dialog of our page; settles when it is paid, or a card kept, refused or closed. A bank's question may
 * lead away from the page, and back to `returnUrl`.
 */
export function openStripe(asked: PaymentWindow): Promise<PaymentOutcome> {
  const { clientSecret } = asked.order;
  const { words, returnUrl } = asked;
  const stripe = stripeFor(asked.keyId, asked.language);
  if (stripe === undefined || clientSecret === undefined || words === undefined || returnUrl === undefined)
    return Promise.resolve({ kind: 'unavailable', code: 'sdk_missing' });
  const elements = stripe.elements({ clientSecret, appearance: { variables: { colorPrimary: asked.brand } } });
  return new Promise((resolve) => {
    let isAsked = false;
    const dialog = paymentDialog(asked, words, {
      onPay: async () => {
        isAsked = true;
        const options = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const;
        const ended = await confirmed(() =>
          asked.order.keepsCard === true ? stripe.confirmSetup(options) : stripe.confirmPayment(options),
        );
        // What the fields lack they say themselves.
        if (ended.error?.type === 'validation_error') {
          isAsked = false;
          return;
        }
        dialog.close();
        resolve(isTaken(ended) ? paid(asked) : { kind: 'failed', reason: reasonOf(ended.error) });
      },
      // Left without an answer, money may have gone: the engine asks.
      onClose: () => resolve(isAsked ? paid(asked) : { kind: 'closed', reason: 'modal closed for Stripe' }),
    });
    const element = elements.create('payment', { layout: 'tabs' });
    element.on('ready', () => dialog.ready(() => element.focus()));
    element.on('escape', dialog.leave);
    element.mount(dialog.place);
  });
}

/** What the API is told: it asks Stripe how the payment stands. */
function paid(asked: PaymentWindow): PaymentOutcome {
  const { order_id: orderId } = asked.order;
  return {
    kind: 'paid',
    completion: { gateway: 'stripe', paymentId: orderId, orderId, hotelId: asked.hotelId, ...accountsOf(asked) },
  };
}
