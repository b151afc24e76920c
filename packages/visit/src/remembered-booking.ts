/** What session storage holds of a booking (specification section 3, "Session storage"): never a traveller's data. */
export interface RememberedBooking {
  readonly bookingId: string;
  readonly bookingObj: { readonly hotelId: number; readonly quoteToken: string };
}

/** Whether the browser lets the page remember; some modes and policies forbid it, and the visit goes on without. */
export type Remembered<T> = { readonly kind: 'kept'; readonly value: T } | { readonly kind: 'session_storage_failed'; readonly reason: string };

/** Remembers the booking that is being paid for, under exactly `bookingObj` and `bookingId`. */
export function rememberBooking(booking: RememberedBooking): Remembered<RememberedBooking> {
  return attempt(() => {
    sessionStorage.setItem('bookingId', booking.bookingId);
    sessionStorage.setItem('bookingObj', JSON.stringify(booking.bookingObj));
    return booking;
  });
}

/** The booking this tab was paying for, or null. */
export function recallBooking(): Remembered<RememberedBooking | null> {
  return attempt(() => {
    const [bookingId, bookingObj] = [sessionStorage.getItem('bookingId'), sessionStorage.getItem('bookingObj')];
    return bookingId && bookingObj ? { bookingId, bookingObj: JSON.parse(bookingObj) as RememberedBooking['bookingObj'] } : null;
  });
}

function attempt<T>(act: () => T): Remembered<T> {
  try {
    return { kind: 'kept', value: act() };
  } catch (error) {
    return { kind: 'session_storage_failed', reason: error instanceof Error ? error.name : 'unknown' };
  }
}
