import { expect, it } from 'vitest';
import type { PaymentRow } from '../../ledger/ledger.ts';
import { mismatchOf } from './return-unmatched.ts';

const asked = {
  hotel_id: 1760,
  payment_id: 'p1',
  status: 'pending',
  gateway_payment_id: null,
  amount: 1200,
  currency: 'INR',
} as unknown as PaymentRow;
const money = {
  kind: 'captured',
  gatewayPaymentId: 'pay_1',
  gatewayTransactionId: null,
  amount: 120_000,
  currency: 'INR',
} as const;
const taken = { ...asked, status: 'captured', gateway_payment_id: 'pay_1' } as const;

it.each([
  ['what was asked for', asked, money, null],
  ['what was asked for, of one that has failed', { ...asked, status: 'failed' } as const, money, null],
  ['more than was asked for', asked, { ...money, amount: 120_001 }, 'other_amount'],
  ['less than was asked for', asked, { ...money, amount: 119_999 }, 'other_amount'],
  ['the sum in units that are not the gateway’s', asked, { ...money, amount: 1200 }, 'other_amount'],
  ['the sum in another currency', asked, { ...money, currency: 'IDR' }, 'other_amount'],
  ['the payment that was captured before', taken, money, null],
  ['the payment that was captured before, and is less by now', taken, { ...money, amount: 1 }, null],
  ['a second payment of an order', taken, { ...money, gatewayPaymentId: 'pay_2' }, 'second_payment'],
] as const)('takes %s for what it is', (_what, payment, captured, mismatch) => {
  expect(mismatchOf(payment, captured)).toBe(mismatch);
});
