import { expect, it } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { createAccountDoors, webhookUrlOf } from './account-doors.ts';

const settingsOf = (env: Record<string, string>) => {
  const read = readSettings({ RATE_LIMITS: 'off', ...env });
  if ('faults' in read) throw new Error(read.faults.join());
  return read.settings;
};

it('each gateway judges keys by its own rules', () => {
  const doors = createAccountDoors(settingsOf({}));
  const [ofStripe, ofRazorpay] = [
    { keyId: 'pk_test_1', secretKey: 'sk_test_1' },
    { keyId: 'rzp_test_1', secretKey: 'secret' },
  ];
  expect([doors.stripe.kindOf(ofStripe), doors.stripe.kindOf(ofRazorpay)]).toEqual(['test', null]);
  expect([doors.razorpay.kindOf(ofStripe), doors.razorpay.kindOf(ofRazorpay)]).toEqual([null, 'test']);
});

it.each([
  ['a platform’s host', ['book.example'], ['stay.example'], 'https://book.example/api/webhooks/stripe/1760'],
  ['the provider’s host', [], ['stay.example'], 'https://stay.example/api/webhooks/stripe/1760'],
  ['this machine', [], [], 'https://localhost/api/webhooks/stripe/1760'],
])('a gateway sends to %s', (_where, platformHosts, providerHosts, url) => {
  const settings = {
    ...settingsOf({}),
    platformHosts,
    providerHosts,
    publicScheme: 'https',
    publicPort: null,
  } as const;
  expect(webhookUrlOf(settings, { hotelId: 1760, gateway: 'stripe' })).toBe(url);
});
