import { z } from 'zod';
import { bookingKey } from '../../database/booking-key.ts';
import { delivery, type PayloadsOf } from '../outbox/outbox.ts';
import { nameBooking } from './bookings/name-booking.ts';
import { payRefund } from './refunds/pay-refund.ts';
import { askRest } from './rests/ask-rest.ts';

const ofBooking = z.object({ bookingId: z.string() });

/** What a booking has done later: its refunds, the rest of its deposit, the names that it is found by. */
export const reservationsOutbox = {
  refund: delivery({
    payload: z.object({ refundId: z.string() }),
    retry: 'until-done',
    deliver: (deps, { hotelId, payload }) => payRefund(deps, hotelId, payload.refundId),
  }),
  'ask-rest': delivery({
    payload: ofBooking,
    retry: 'until-done',
    deliver: (deps, { hotelId, payload }) => askRest(deps, bookingKey(hotelId, payload.bookingId)),
  }),
  'booking-names': delivery({
    payload: ofBooking,
    retry: 'until-done',
    deliver: (deps, { hotelId, payload }) => nameBooking(deps, bookingKey(hotelId, payload.bookingId)),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof reservationsOutbox> {}
}
