import { afterEach, expect, test } from 'vitest';
import { initialVisit } from './initial-visit.ts';
import { storedVisitOf } from './stored-visit.ts';
import { forgetChoices, recallBooking, rememberBooking } from './remembered-booking.ts';
import { keepVisit, recallVisit } from './session.ts';

afterEach(() => sessionStorage.clear());

const booking = { bookingId: '1760_x', bookingObj: { hotelId: 1760, quoteToken: 'q' } };

test('what is booked is no longer chosen, and the booking is still remembered', () => {
  keepVisit(storedVisitOf(initialVisit));
  rememberBooking(booking);
  expect(recallVisit()).toMatchObject({ kind: 'kept', value: { version: 1 } });
  forgetChoices();
  expect(recallVisit()).toEqual({ kind: 'kept', value: null });
  expect(recallBooking()).toEqual({ kind: 'kept', value: booking });
});
