import type { PublicBooking } from '@latchkey/api-contract/types';
import type { WallClock } from '@latchkey/booking-core/cancellation';
import { arrivalOf, departureOf } from '@latchkey/booking-core/stay';

/** When a stay begins and ends on the property's clocks. */
export const endsOf = (booking: PublicBooking): { readonly checkIn: WallClock; readonly checkOut: WallClock } => ({
  checkIn: arrivalOf(booking.stay, booking),
  checkOut: departureOf(booking.stay, booking),
});
