import type { StayWish } from '@latchkey/booking-core/basket';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { unseenField, wishIn } from './wish-fields.ts';

const booked: StayWish = {
  stay: { kind: 'nights', checkIn: '2027-01-10' as LocalDate, checkOut: '2027-01-12' as LocalDate },
  guests: { adults: 2, childAges: [], infants: 0 },
  rooms: [],
  addons: [],
};

test('what a field shows counts before what the form carries unseen', () => {
  const unseen = { [unseenField('checkIn')]: '2027-01-11', [unseenField('checkOut')]: '2027-01-14' };
  expect(wishIn(unseen, booked).stay).toEqual({ kind: 'nights', checkIn: '2027-01-11', checkOut: '2027-01-14' });
  // A browser without a script sends both.
  expect(wishIn({ checkIn: '2027-01-13', ...unseen }, booked).stay).toEqual({
    kind: 'nights',
    checkIn: '2027-01-13',
    checkOut: '2027-01-14',
  });
});
