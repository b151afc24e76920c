import type { Fault } from './fault.types.ts';

const gateways = ['src/features/payments/gateways/gateways.test.ts'];
const settle = ['src/features/payments/orders/settle.test.ts', 'test/payment-faults.test.ts'];
const givenBack = ['src/features/payments/orders/given-back.test.ts'];
const rememberedModel = ['src/features/engagement/itineraries/remembered-model.test.ts'];
const officialClient = ['src/razorpay/official-client.test.ts'];

/** Faults that cost a guest, a hotel or the operator money. */
export const ofMoney: readonly Fault[] = [
  {
    what: 'an order of another amount is taken for the one that was asked for',
    file: 'apps/api/src/features/payments/gateways/order-as-asked.ts',
    held: `order.amount === asked.amount && order.currency === asked.currency`,
    faulty: `order.id !== ''`,
    tests: gateways,
  },
  {
    what: 'a payment of another amount confirms',
    file: 'apps/api/src/features/payments/orders/return-unmatched.ts',
    held: `isAsked ? null : 'other_amount'`,
    faulty: `isAsked ? null : null`,
    tests: settle,
  },
  {
    what: 'a payment in another currency confirms',
    file: 'apps/api/src/features/payments/orders/return-unmatched.ts',
    held: ` && captured.currency === payment.currency`,
    faulty: '',
    tests: settle,
  },
  {
    what: 'a second payment of one order vanishes',
    file: 'apps/api/src/features/payments/orders/return-unmatched.ts',
    held: `payment.gateway_payment_id === captured.gatewayPaymentId ? null : 'second_payment'`,
    faulty: `payment.gateway_payment_id === captured.gatewayPaymentId ? null : null`,
    tests: settle,
  },
  {
    what: 'authorised counts as captured',
    file: 'apps/api/src/features/payments/gateways/razorpay/razorpay-payment.ts',
    held: `if (captured !== true) return 0;`,
    faulty: `if (status === 'authorized') return amount;`,
    tests: gateways,
  },
  {
    what: 'money that was given back confirms a stay',
    file: 'apps/api/src/features/payments/gateways/razorpay/razorpay-payment.ts',
    held: `amount - (givenBack ?? amount) : 0`,
    faulty: `amount : 0`,
    tests: givenBack,
  },
  {
    what: 'a gateway’s answer is read without an end',
    file: 'apps/api/src/features/payments/gateways/gateway-http.ts',
    held: `await cappedText(response, longestAnswer)`,
    faulty: `((await response.text()) as string | null)`,
    tests: ['src/features/payments/gateways/gateway-http.test.ts'],
  },
  {
    what: 'the gateway’s window comes from where the page may not frame',
    file: 'apps/origin/src/security/page-headers.ts',
    held: `gateway.frame.length > 0 ? gateway.frame`,
    faulty: `gateway.script.length > 0 ? gateway.script`,
    tests: ['src/security/page-headers.test.ts'],
  },
  {
    what: 'the gateway does not say where its window comes from',
    file: 'apps/api/src/features/payments/gateways/razorpay/razorpay-origins.ts',
    held: `frame: [api],`,
    faulty: `frame: [checkout],`,
    tests: gateways,
  },
  {
    what: 'a refund asked for again under its key with another body is the first one',
    file: 'apps/sandbox/src/gateway-account.ts',
    held: `known.paymentId === payment.id && known.request === wanted.request ? known : 'other_body'`,
    faulty: `known.paymentId === payment.id ? known : 'other_body'`,
    tests: ['src/app.test.ts'],
  },
  {
    what: 'more is refunded than was captured',
    file: 'apps/sandbox/src/gateway-account.ts',
    held: `amount < 1 || amount > left`,
    faulty: `amount < 1`,
    tests: officialClient,
  },
  {
    what: 'every view of a plan pays for the text model',
    file: 'apps/api/src/features/engagement/itineraries/remembered-model.ts',
    held: `kept.get(keyOf([text], language))`,
    faulty: `kept.get(keyOf([text, text], language))`,
    tests: rememberedModel,
  },
  {
    what: 'a refusal of the text model is asked for again at once',
    file: 'apps/api/src/features/engagement/itineraries/remembered-model.ts',
    held: `for (const [at, text] of texts.entries())`,
    faulty: `for (const [at, text] of answer === null ? [] : texts.entries())`,
    tests: rememberedModel,
  },
  {
    what: 'a plan is kept in the language it was asked for first',
    file: 'apps/api/src/features/engagement/itineraries/remembered-model.ts',
    held: `JSON.stringify([language, texts])`,
    faulty: `JSON.stringify([language.length, texts])`,
    tests: rememberedModel,
  },
  {
    what: 'moving the dates makes cancelling cheaper',
    file: 'apps/api/src/features/reservations/modifications/apply-change.ts',
    held: `least_fee: change.leastFee ?? booking.least_fee`,
    faulty: `least_fee: booking.least_fee`,
    tests: ['test/modifications.test.ts'],
  },
];
