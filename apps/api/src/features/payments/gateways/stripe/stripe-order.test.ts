import { expect, it } from 'vitest';
import { intentFor } from './stripe-order.ts';

const order = { receipt: 'receipt-1', amount: 53_600, currency: 'EUR', notes: { hotel_id: '4152' } } as const;
const plain = {
  amount: 53_600,
  currency: 'eur',
  metadata: { hotel_id: '4152' },
  automatic_payment_methods: { enabled: true },
};
const vendor = { vendor: 'acct_1' };
const toVendor = { ...plain, metadata: vendor, transfer_data: { destination: 'acct_1' }, on_behalf_of: 'acct_1' };
const both = { vendor: 'acct_1', super_vendor: 'acct_0' };
const shared = { ...toVendor, metadata: both };

it.each([
  ['at the provider’s account', {}, 250, plain],
  ['by somebody whose card is kept', { customerId: 'cus_1' }, 250, { ...plain, customer: 'cus_1' }],
  [
    'in a currency that is counted in hundredths',
    { currency: 'ISK' },
    0,
    { ...plain, amount: 5_360_000, currency: 'isk' },
  ],
  [
    'at the provider’s account, which it names',
    { notes: { super_vendor: 'acct_0' } },
    250,
    { ...plain, metadata: { super_vendor: 'acct_0' } },
  ],
  ['at the hotel’s own account alone', { notes: vendor }, 250, toVendor],
  [
    'at an account of which the provider keeps a part',
    { notes: both },
    250,
    { ...shared, application_fee_amount: 1340 },
  ],
  [
    'and that part is rounded down',
    { notes: both, amount: 53_639 },
    250,
    { ...shared, amount: 53_639, application_fee_amount: 1340 },
  ],
  ['and is at least a unit', { notes: both, amount: 40 }, 250, { ...shared, amount: 40, application_fee_amount: 1 }],
  ['and is left out below one', { notes: both, amount: 39 }, 250, { ...shared, amount: 39 }],
  ['and is left out where it is none', { notes: both }, 0, shared],
] as const)('an intent %s', (_, more, feeBasisPoints, intent) => {
  expect(intentFor({ ...order, ...more }, feeBasisPoints)).toStrictEqual(intent);
});
