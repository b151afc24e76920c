import { expect, test } from 'vitest';
import { plainAmount } from '../../exports/currency.ts';

// https://schema.org/price: digits and `.` alone, no separators of thousands.
test('an amount is digits, with the decimals of its currency', () => {
  expect(plainAmount(1_234_567, 'INR')).toBe('1234567');
  expect(plainAmount(1_234_567, 'EUR')).toBe('12345.67');
  expect(plainAmount(50, 'AED')).toBe('0.50');
});
