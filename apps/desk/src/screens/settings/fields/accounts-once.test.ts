import { expect, it } from 'vitest';
import { accountsOnce, isOfAccount } from './accounts-once.ts';

const at = (path: string) => ({ path });

it('tells of each account once, and of all else as it is', () => {
  const first = ['lead', 'payment.gateway', 'payment.modes', 'payment.others.0.vendor', 'payment.others.1.gateway'];
  const again = ['payment.vendor', 'payment.superVendor', 'payment.others.0.superVendor', 'payment.others.1.vendor'];
  expect(accountsOnce([...first, ...again].map(at))).toEqual(first.map(at));
  expect(first.map(isOfAccount)).toEqual([false, true, false, true, true]);
});
