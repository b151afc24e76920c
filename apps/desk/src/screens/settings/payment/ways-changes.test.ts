import { expect, test } from 'vitest';
import { byNobody, byOwn, byProvider, paidBy } from './payment.fixture.ts';
import type { TakenBy } from '../model/payment.types.ts';
import { waysChanges } from './ways-changes.ts';
import { waysOf } from './ways-of.ts';

const changed = (
  { documents, differences }: ReturnType<typeof paidBy>,
  takenBy: TakenBy,
  takesAtProperty = true,
): Readonly<Record<string, unknown>> | null => {
  const changes = waysChanges(documents, differences, {
    takesAtProperty,
    takenBy,
    confirmation: 'instant',
    paysWithRequest: false,
  });
  return changes === null ? null : Object.fromEntries(changes.map(({ path, value }) => [path, value]));
};
const own = { 'payment.gateway': 'stripe', 'payment.vendor': 'own', 'payment.superVendor': null };

test('an own account takes the place of the provider’s, and passes nothing on to it', () =>
  expect(changed(paidBy(byProvider), 'stripe')).toEqual(own));

test('what is as it was changes nothing', () => {
  expect(changed(paidBy(byProvider), 'provider')).toEqual({});
  expect(changed(paidBy({ ...byOwn, modes: ['at-property', 'online'] }), 'stripe')).toEqual({});
});

test('the provider’s account is gone back to while guests still pay by it, and not after', () => {
  const drafted = paidBy(byOwn, undefined, byProvider);
  expect(waysOf(drafted.documents, drafted.differences)).toMatchObject({
    takenBy: 'stripe',
    choices: ['provider', 'stripe', 'razorpay', 'nobody'],
    company: 'Razorpay',
  });
  expect(changed(drafted, 'provider')).toEqual({
    'payment.gateway': 'razorpay',
    'payment.vendor': 'acc_courtyard',
    'payment.superVendor': 'acc_provider',
  });
  const published = paidBy(byOwn);
  expect(waysOf(published.documents, published.differences).choices).toEqual(['stripe', 'razorpay', 'nobody']);
});

test('where nobody takes online payments plans ask for none, and keep one way each', () => {
  expect(changed(paidBy(byOwn, ['full', 'advance']), 'nobody')).toEqual({
    'payment.modes': ['at-property'],
    'payment.gateway': 'card-vault',
    'payment.vendor': null,
    'ratePlans.flexible.payment': ['at-property'],
  });
  const kept = paidBy({ ...byProvider, advance: { kind: 'fixed', amount: 500 }, bnpl: {} }, ['advance', 'at-property']);
  expect(changed(kept, 'nobody')).toEqual({
    'payment.modes': ['at-property'],
    'payment.advance': null,
    'payment.bnpl': null,
    'ratePlans.flexible.payment': ['at-property'],
  });
});

test('a house that was paid at the house alone offers paying online by every plan, once somebody takes it', () => {
  const begun = paidBy(byNobody, ['at-property']);
  expect(waysOf(begun.documents, begun.differences)).toMatchObject({
    takenBy: 'nobody',
    choices: ['stripe', 'razorpay', 'nobody'],
  });
  expect(changed(begun, 'stripe')).toEqual({
    'payment.modes': ['online', 'at-property'],
    'payment.gateway': 'stripe',
    'payment.vendor': 'own',
    'ratePlans.flexible.payment': ['full', 'at-property'],
  });
});

test('a plan that keeps a card asks for payment where the gateway keeps none, and no deposit is held', () =>
  expect(changed(paidBy({ ...byOwn, deposit: 5000 }, ['guarantee']), 'razorpay', false)).toEqual({
    'payment.modes': ['online'],
    'payment.gateway': 'razorpay',
    'payment.deposit': undefined,
    'ratePlans.flexible.payment': ['full'],
  }));

test('one way to pay stays', () => expect(changed(paidBy(byProvider), 'nobody', false)).toBeNull());
