import { expect, test } from 'vitest';
import { amountTyped } from './amount-typed.ts';

test.each([
  ['18,480', 'INR', 18_480],
  ['₹ 18 480', 'INR', 18_480],
  ['1,18,480', 'INR', 118_480],
  ['1,450.00', 'INR', 1450],
  ['118.50', 'EUR', 11_850],
  ['1.118,5', 'EUR', 111_850],
  ['1,118', 'EUR', 111_800],
  ['118', 'AED', 11_800],
  ['١٬١١٨٫٥', 'AED', 111_850],
  ['۱۸٬۴۸۰', 'INR', 18_480],
  ['١١٨،٥٠', 'AED', 11_850],
  ['١،١١٨', 'AED', 111_800],
  ['१८,४८०', 'INR', 18_480],
] as const)('%s is an amount in %s', (text, currency, amount) => {
  expect(amountTyped(text, currency)).toBe(amount);
});

test.each([
  ['3000.01', 'INR'],
  ['3.000,5', 'INR'],
  ['-50', 'EUR'],
  ['\u2212 50', 'EUR'],
  ['-₹50', 'INR'],
  ['€ -50', 'EUR'],
] as const)('%s is no amount that can be taken in %s', (text, currency) => {
  expect(amountTyped(text, currency)).toBeNull();
});

test('a part that the currency does not have is left out of a sum that is only told', () => {
  expect(amountTyped('3,499.50', 'INR', 'cut')).toBe(3499);
});

test.each(['', 'cheap', '0', '0.00', '9'.repeat(20)])('%s is none', (text) => {
  expect(amountTyped(text, 'EUR')).toBeNull();
});
