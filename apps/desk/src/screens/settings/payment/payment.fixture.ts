import { paymentModes } from '@latchkey/booking-core/payment-ways';
import { documents, setUp } from '../settings.fixture.ts';
import type { GatewayAccounts } from '../model/payment.types.ts';

/** A set-up whose hotel is paid for in these ways; `before` is what guests see until it is published. */
export function paidBy(
  payment: object,
  plan: readonly string[] = ['full', 'at-property'],
  before: Readonly<Record<string, unknown>> = {},
) {
  const facts = documents['hotel.json'];
  const [first] = facts.ratePlans;
  const differences = Object.entries(before).map(([key, value]) => ({
    file: 'hotel.json',
    path: `payment.${key}`,
    before: value,
  }));
  return {
    ...setUp,
    documents: { ...documents, 'hotel.json': { ...facts, payment, ratePlans: [{ ...first, payment: plan }] } },
    differences,
  };
}

export const byProvider = {
  gateway: 'razorpay',
  vendor: 'acc_courtyard',
  superVendor: 'acc_provider',
  modes: [...paymentModes],
};
export const byOwn = { gateway: 'stripe', vendor: 'own', superVendor: null, modes: [...paymentModes] };
export const byNobody = { gateway: 'card-vault', vendor: null, superVendor: null, modes: ['at-property'] };

export const noAccounts: GatewayAccounts = {
  canKeep: true,
  gateways: [
    { gateway: 'razorpay', account: null },
    { gateway: 'stripe', account: null },
  ],
};

const kept = {
  keyEnd: 'a5ag',
  isTest: true,
  setAt: '2026-11-20T08:00:00.000Z',
  by: 'Rao',
  webhookUrl: 'https://book.example/api/webhooks/razorpay/1760',
  needsWebhook: true,
  isNamed: false,
};

/** Both accounts with keys: guests pay by the one at Stripe. */
export const keptAccounts: GatewayAccounts = {
  canKeep: true,
  gateways: [
    { gateway: 'razorpay', account: kept },
    { gateway: 'stripe', account: { ...kept, isTest: false, isNamed: true, needsWebhook: false, by: null } },
  ],
};
