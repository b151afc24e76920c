import { expect, test } from 'vitest';
import { gatewayDoubtful } from './gateway-doubtful.ts';
import type { HotelFacts } from './hotel-facts.schema.ts';

const doubts = (
  currency: string,
  gateway: string,
  modes: string[] = ['online'],
  vendor: string | null = null,
): string[] =>
  gatewayDoubtful({ currency, payment: { gateway, modes, vendor } } as unknown as HotelFacts).map(
    ({ message }) => message,
  );

test('a currency that the gateway is not known to charge is named, where guests pay online', () => {
  expect(doubts('AFN', 'razorpay')).toEqual([
    'is razorpay, which is not known to charge in AFN: guests could not pay online. Ask the gateway, choose another one, or take "online" out of payment.modes',
  ]);
  expect([doubts('AFN', 'razorpay', ['at-property']), doubts('INR', 'razorpay'), doubts('AFN', 'card-vault')]).toEqual([
    [],
    [],
    [],
  ]);
});

test('what Stripe does not charge to the last digit, and an account that is none of its own, are named', () => {
  expect(doubts('KWD', 'stripe')).toEqual([expect.stringMatching(/^is stripe, which is not known to charge in KWD/)]);
  expect([
    doubts('ISK', 'stripe'),
    doubts('JPY', 'stripe'),
    doubts('EUR', 'stripe', ['online'], 'acct_1Linde'),
  ]).toEqual([[], [], []]);
  expect(doubts('EUR', 'stripe', ['online'], 'acc_1')).toEqual([expect.stringMatching(/begins with "acct_"/)]);
});
