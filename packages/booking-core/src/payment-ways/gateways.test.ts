import { expect, test } from 'vitest';
import { charges } from './charges.ts';
import { gateways, ownGateways } from './gateways.ts';

test('a currency is charged, is not, or nothing is known of it', () => {
  expect([charges('razorpay', 'INR'), charges('stripe', 'EUR'), charges('stripe', 'IRR')]).toEqual([true, true, false]);
  expect(charges('card-vault', 'INR')).toBeNull();
});

test('every gateway of own accounts is offered, and has a company and currencies', () => {
  const own = Object.entries(gateways).filter(([, row]) => row.takesOwnAccounts);
  expect(new Set(own.map(([name]) => name))).toEqual(new Set(ownGateways));
  for (const name of ownGateways) expect([gateways[name].company, charges(name, 'EUR')]).not.toContain(null);
});
