import { expect, test } from 'vitest';
import { gatewayDoubtful } from './gateway.warnings.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';

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

test('of further accounts the same is said, and that one serves nobody new', () => {
  const others = (...list: object[]): string[] =>
    gatewayDoubtful({
      currency: 'KWD',
      payment: { gateway: 'card-vault', modes: ['online'], vendor: null, others: list },
    } as unknown as HotelFacts).map(({ path, message }) => `${path} ${message}`);
  expect(others({ gateway: 'stripe', vendor: null, serves: { countries: ['DE'] } })).toEqual([
    expect.stringMatching(/^payment\.others\.0\.gateway is stripe, which is not known to charge in KWD/),
  ]);
  expect(others({ gateway: 'razorpay', vendor: null, serves: { currencies: ['EUR'] } })).toEqual([
    'payment.others.0.serves.currencies has no KWD, in which stays are charged: it would serve nobody new',
  ]);
  expect(others({ gateway: 'stripe', vendor: 'acc_1', serves: { countries: ['DE'] } })).toEqual([
    expect.stringMatching(/^payment\.others\.0\.vendor is no account of Stripe/),
  ]);
});

test('what Stripe does not charge to the last digit, and an account that is none of its own, are named', () => {
  expect(doubts('KWD', 'stripe')).toEqual([expect.stringMatching(/^is stripe, which is not known to charge in KWD/)]);
  expect([
    doubts('ISK', 'stripe'),
    doubts('JPY', 'stripe'),
    doubts('EUR', 'stripe', ['online'], 'acct_1Linde'),
    doubts('EUR', 'stripe', ['online'], 'own'),
  ]).toEqual([[], [], [], []]);
  expect(doubts('EUR', 'stripe', ['online'], 'acc_1')).toEqual([expect.stringMatching(/begins with "acct_"/)]);
});
