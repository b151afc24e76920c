import { expect, test } from 'vitest';
import { cashStepOf, inCash } from './cash.ts';

test.each([
  { currency: 'CHF', country: 'CH', amount: 12_002, paid: 12_000 },
  { currency: 'CHF', country: 'CH', amount: 12_003, paid: 12_005 },
  { currency: 'SEK', country: 'SE', amount: 99_949, paid: 99_900 },
  { currency: 'SEK', country: 'SE', amount: 99_950, paid: 100_000 },
  { currency: 'DKK', country: 'DK', amount: 99_925, paid: 99_950 },
  { currency: 'DKK', country: 'DK', amount: 99_974, paid: 99_950 },
  { currency: 'HUF', country: 'HU', amount: 1_234_200, paid: 1_234_000 },
  { currency: 'NOK', country: 'NO', amount: 99_949, paid: 99_900 },
  { currency: 'NOK', country: 'NO', amount: 99_950, paid: 100_000 },
  { currency: 'CZK', country: 'CZ', amount: 250_050, paid: 250_100 },
  { currency: 'ILS', country: 'IL', amount: 10_004, paid: 10_000 },
  { currency: 'ILS', country: 'IL', amount: 10_005, paid: 10_010 },
  { currency: 'MYR', country: 'MY', amount: 1002, paid: 1000 },
  { currency: 'MYR', country: 'MY', amount: 1003, paid: 1005 },
  { currency: 'NZD', country: 'NZ', amount: 10_006, paid: 10_010 },
  { currency: 'EUR', country: 'NL', amount: 10_007, paid: 10_005 },
  { currency: 'EUR', country: 'EE', amount: 3076, paid: 3075 },
  { currency: 'EUR', country: 'IE', amount: 1023, paid: 1025 },
  { currency: 'EUR', country: 'SK', amount: 1248, paid: 1250 },
] as const)('$amount $currency are $paid in cash in $country', ({ currency, country, amount, paid }) => {
  const step = cashStepOf(currency, country);
  expect(step === null ? amount : inCash(amount, step)).toBe(paid);
});

test.each([
  ['EUR', 'DE'],
  ['EUR', undefined],
  ['USD', 'IE'],
  ['GBP', undefined],
  ['INR', 'IN'],
  ['JPY', 'JP'],
] as const)('%s in %s are paid as they are', (currency, country) => {
  expect(cashStepOf(currency, country)).toBeNull();
});
