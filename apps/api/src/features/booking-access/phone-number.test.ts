import { expect, it } from 'vitest';
import { groupedNumber, phoneNumberOf } from './phone-number.ts';

it.each([
  ['٠٥٠ ١٢٣ ٤٥٦٧', '+971 4 555 0130', '+971501234567'],
  ['९८४५० १२३४५', '+91 80 4123 4567', '+919845012345'],
  ['\u202A+91 98450 12345\u202C', '', '+919845012345'],
])('reads %s as a number of the hotel’s country', (typed, hotelPhone, international) => {
  expect(phoneNumberOf(typed, hotelPhone)).toBe(international);
});

it('reads a number of the country whose code the guest gave, with or without the zero before it', () => {
  expect(phoneNumberOf('612 345 678', '+49 30 555 0130', undefined, '34')).toBe('+34612345678');
  expect(phoneNumberOf('030 1234567', '+91 80 4123 4567', undefined, '49')).toBe('+49301234567');
  expect(phoneNumberOf('+34 612 345 678', '+49 30 555 0130', undefined, '91')).toBe('+34612345678');
});

it.each([
  ['49 171 1234567', '+49 30 555 0130', 'DE', '+491711234567'],
  ['49 171 1234567', '+91 80 4123 4567', 'DE', '+491711234567'],
  ['919845012345', '+49 30 555 0130', undefined, '+919845012345'],
  ['971501234567', '+91 80 4123 4567', 'IN', '+971501234567'],
  ['0491 7112345', '+49 30 555 0130', 'DE', '+494917112345'],
  ['9845012345', '+91 80 4123 4567', 'IN', '+919845012345'],
])('reads %s, filled in without its plus, at %s of %s as %s', (typed, hotelPhone, country, number) =>
  expect(phoneNumberOf(typed, hotelPhone, country)).toBe(number),
);

it('reads a number without its plus beside a calling code', () =>
  expect(phoneNumberOf('49 171 1234567', '+91 80 4123 4567', undefined, '49')).toBe('+491711234567'));

it.each([
  ['+919845012345', '+91 98450 12345'],
  ['+4930123456', '+49 30 123456'],
  ['not a number', 'not a number'],
])('%s is shown as %s', (number, shown) => expect(groupedNumber(number)).toBe(shown));
