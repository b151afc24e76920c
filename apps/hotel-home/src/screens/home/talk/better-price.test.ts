import { expect, test } from 'vitest';
import { refusalsOfPrice } from './better-price.ts';

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
