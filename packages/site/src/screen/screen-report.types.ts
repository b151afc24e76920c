/** Events that a screen reports for analytics. They contain nothing personal; ids are removed before sending. */
export type ScreenReport =
  | {
      readonly event: 'payment_closed';
      readonly reason: string;
      readonly bookingId: string;
      readonly bookingObj: { readonly hotelId: number };
    }
  /** A booking is confirmed. `bookingId` only keeps it from being counted twice; `total` in minor units. */
  | {
      readonly event: 'booked';
      readonly bookingId: string;
      readonly total: number;
      readonly currency: string;
      readonly checkIn: string;
      readonly checkOut: string;
    };
