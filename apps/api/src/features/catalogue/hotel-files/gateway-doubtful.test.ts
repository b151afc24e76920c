import { expect, test } from 'vitest';
import { gatewayDoubtful } from './gateway-doubtful.ts';
import type { HotelFacts } from './hotel-facts.schema.ts';

const doubts = (currency: string, gateway: string, modes: string[] = ['online']): string[] =>
  gatewayDoubtful({ currency, payment: { gateway, modes } } as unknown as HotelFacts).map(({ message }) => message);

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
