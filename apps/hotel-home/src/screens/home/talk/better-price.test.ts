import { expect, test } from 'vitest';
import { amountTyped, refusalsOfPrice } from './better-price.ts';

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
  ['१८,४८०', 'INR', 18_480],
] as const)('%s is an amount in %s', (text, currency, amount) => {
  expect(amountTyped(text, currency)).toBe(amount);
});

test.each(['', 'cheap', '0', '0.00', '9'.repeat(20)])('%s is none', (text) => {
  expect(amountTyped(text, 'EUR')).toBeNull();
});

test('each field says what is wrong with it', () => {
  const nothing = { fullName: '', email: '', contactNumber: '', foundAt: '', price: '' };
  expect(refusalsOfPrice(nothing, 'INR')).toEqual({
    fullName: 'details_missing',
    email: 'email_missing',
    contactNumber: 'details_missing',
    foundAt: 'details_missing',
    price: 'details_missing',
  });
  expect(
    refusalsOfPrice({ fullName: 'R2D2', email: 'asha@', contactNumber: '12', foundAt: 'a site', price: '900' }, 'INR'),
  ).toEqual({
    fullName: 'name_invalid',
    email: 'email_invalid',
    contactNumber: 'phone_invalid',
  });
});
