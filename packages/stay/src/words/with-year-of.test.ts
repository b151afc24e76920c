import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { withYearOf } from './with-year-of.ts';

const now = Date.UTC(2026, 10, 20);
const dayOf = (year: number): LocalDate => `${year}-01-02` as LocalDate;

test('the year is said where it is another, and once', () => {
  expect(withYearOf('2 Jan', dayOf(2026), now)).toBe('2 Jan');
  expect(withYearOf('2 Jan', dayOf(2027), now)).toBe('2 Jan 2027');
  expect(withYearOf('30 Dec 2026 – 2 Jan 2027', dayOf(2027), now)).toBe('30 Dec 2026 – 2 Jan 2027');
});
