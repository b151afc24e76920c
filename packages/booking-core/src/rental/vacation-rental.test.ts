import { expect, test } from 'vitest';
import { isVacationRental } from '../../exports/rental.ts';

test.each([10, 493, 1613, 1858])('hotel %i is let whole by its id', (id) =>
  expect(isVacationRental({ id, vacationRental: false })).toBe(true),
);

test('any other hotel is where its files say so', () => {
  expect(isVacationRental({ id: 1760, vacationRental: true })).toBe(true);
  expect(isVacationRental({ id: 1760, vacationRental: false })).toBe(false);
});
