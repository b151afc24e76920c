import { z } from 'zod';
import { bookingKey } from '../../database/booking-key.ts';
import { delivery, type PayloadsOf } from '../outbox/outbox.ts';
import { nameBooking } from './name-booking.ts';

/** The names that a booking is found by, which may lie on other servers. */
export const bookingsOutbox = {
  'booking-names': delivery({
    payload: z.object({ bookingId: z.string() }),
    retry: 'until-done',
    deliver: (deps, { hotelId, payload }) => nameBooking(deps, bookingKey(hotelId, payload.bookingId)),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof bookingsOutbox> {}
}
