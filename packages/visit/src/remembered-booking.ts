import { attempt, readBookingObject, writeBookingObject, type Remembered } from './session.ts';

/** What session storage holds of a booking: never a traveller's data. */
export interface RememberedBooking {
  readonly bookingId: string;
  readonly bookingObj: { readonly hotelId: number; readonly quoteToken: string };
}

/** Remembers the booking that is being paid for, under exactly `bookingObj` and `bookingId`. */
export function rememberBooking(booking: RememberedBooking): Remembered<RememberedBooking> {
  return attempt(() => {
    sessionStorage.setItem('bookingId', booking.bookingId);
    writeBookingObject({ ...readBookingObject(), ...booking.bookingObj });
    return booking;
  });
}

/** Clears the selection once it is booked, so that the next visit starts without rooms. */
export function forgetChoices(): Remembered<null> {
  return attempt(() => {
    const { visit: _, ...others } = readBookingObject();
    writeBookingObject(others);
    return null;
  });
}

/** The booking this tab was paying for, or null. */
export function recallBooking(): Remembered<RememberedBooking | null> {
  return attempt(() => {
    const bookingId = sessionStorage.getItem('bookingId');
    const { hotelId, quoteToken } = readBookingObject();
    return bookingId && hotelId !== undefined && quoteToken !== undefined
      ? { bookingId, bookingObj: { hotelId, quoteToken } }
      : null;
  });
}
