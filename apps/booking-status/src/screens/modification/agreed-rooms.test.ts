import { wishOf } from '@latchkey/booking-core/basket';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { wholeBooking } from '@latchkey/testing/hotel';
import { expect, test } from 'vitest';
import { agreedRooms } from './agreed-rooms.ts';

const { selection, total } = wholeBooking;
if (selection?.stay.kind !== 'nights') throw new Error('a booking of nights');
const booked = wishOf(selection);
const kind = { roomTypeId: 'teak-king', ratePlanId: 'flexible' };
const nights = (checkIn: string, checkOut: string) => ({
  ...booked,
  stay: { kind: 'nights' as const, checkIn: checkIn as LocalDate, checkOut: checkOut as LocalDate },
});

test('a room on its own nights costs what was agreed, whatever the bill of today says', () => {
  expect(agreedRooms(wholeBooking, booked, booked, kind)).toEqual({ count: 1, isWhole: true, price: total });
  expect(agreedRooms({ ...wholeBooking, total: 9999 }, booked, booked, kind)?.price).toBe(9999);
});

test('with extras in the total, or on other nights too, no sum is told', () => {
  const withExtras = { ...wholeBooking, selection: { ...selection, addons: [{ addonId: 'dinner', quantity: 1 }] } };
  expect(agreedRooms(withExtras, booked, booked, kind)?.price).toBeNull();
  const longer = nights(selection.stay.kind === 'nights' ? selection.stay.checkIn : '', '2026-12-24');
  expect(agreedRooms(wholeBooking, booked, longer, kind)).toEqual({ count: 1, isWhole: false, price: null });
});

test('nothing is agreed of other rooms, or where no night is kept', () => {
  expect(agreedRooms(wholeBooking, booked, booked, { ...kind, ratePlanId: 'fixed' })).toBeNull();
  expect(agreedRooms(wholeBooking, booked, nights('2027-01-10', '2027-01-12'), kind)).toBeNull();
});
