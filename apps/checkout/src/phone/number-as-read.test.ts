import { expect, test } from 'vitest';
import { callingCodes, countryOfNumber } from './calling-codes.ts';
import { numberAsRead } from './number-as-read.ts';

test.each([
  ['98450 12345', 'IN', '+91 9845012345', 'IN'],
  ['030 1234567', 'DE', '+49 301234567', 'DE'],
  ['06 6982', 'IT', null, null],
  ['06 698 2000', 'IT', '+39 066982000', 'IT'],
  ['+49 30 1234567', 'IN', '+49301234567', 'DE'],
  ['0049 30 1234567', 'IN', '+49301234567', 'DE'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971 501234567', 'AE'],
  ['(212) 555-0123', 'US', '+1 2125550123', 'US'],
])('%s typed by a guest of %s is read as %s', (typed, country, shown, where) =>
  expect(numberAsRead(typed, country)).toEqual(shown === null ? null : { shown, country: where }),
);

test.each([
  ['+918041234567', 'IN'],
  ['+493055501188', 'DE'],
  ['+971501234567', 'AE'],
  ['+9779801234567', 'NP'],
  ['+12125550123', 'US'],
])('%s is a number of %s', (number, country) => expect(countryOfNumber(number)).toBe(country));

test('no country stands in the table twice', () =>
  expect(new Set(callingCodes.map(({ country }) => country)).size).toBe(callingCodes.length));
