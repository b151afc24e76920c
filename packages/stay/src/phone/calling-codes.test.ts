import { expect, test } from 'vitest';
import { callingCodes, codeOfCountry, countryOfNumber } from './calling-codes.ts';

test.each([
  ['+918041234567', 'IN'],
  ['971501234567', 'AE'],
  ['+12125550123', 'US'],
  ['+74951234567', 'RU'],
  ['+4930123456', 'DE'],
  ['+999', null],
  ['', null],
])('the number %s is of %s', (number, country) => {
  expect(countryOfNumber(number)).toBe(country);
});

test('every country is in the table once, with a code of one to three digits that leads back to one that has it', () => {
  expect(new Set(callingCodes.map(({ country }) => country)).size).toBe(callingCodes.length);
  for (const { country, code } of callingCodes) {
    expect(`${country} ${code}`).toMatch(/^[A-Z]{2} [1-9]\d{0,2}$/);
    expect(codeOfCountry(countryOfNumber(`+${code}5550123`) ?? '')).toBe(code);
  }
  expect(codeOfCountry('ZZ')).toBeNull();
});
