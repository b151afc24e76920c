declare const bookingIdBrand: unique symbol;

/** The id of a booking, as the columns `booking_id` hold it. No other id passes for one. */
export type BookingId = string & { readonly [bookingIdBrand]: 'BookingId' };

/** Names a booking as the columns of every table do: its id alone would leave the hotel out of a query. A row has it. */
export interface BookingKey {
  readonly hotel_id: number;
  readonly booking_id: BookingId;
}

/** The key of a booking that a request, a link or a job names. The one place where its names become those of columns. */
export const bookingKey = (hotelId: number, bookingId: string): BookingKey => ({
  hotel_id: hotelId,
  booking_id: bookingId as BookingId,
});
