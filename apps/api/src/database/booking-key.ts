/** Names a booking as the columns of every table do: its id alone would leave the hotel out of a query. */
export interface BookingKey {
  readonly hotel_id: number;
  readonly booking_id: string;
}

/** The key of a booking that a request or a job names. */
export const bookingKey = (hotelId: number, bookingId: string): BookingKey => ({
  hotel_id: hotelId,
  booking_id: bookingId,
});
