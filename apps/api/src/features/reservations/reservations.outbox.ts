import { z } from 'zod';
import { bookingKey } from '../../database/booking-key.ts';
import { delivery, type PayloadsOf } from '../outbox/outbox.ts';
import { askRest } from './rests/ask-rest.ts';

/** The rest of a deposit, asked for when it is due. */
export const reservationsOutbox = {
  'ask-rest': delivery({
    payload: z.object({ bookingId: z.string() }),
    retry: 'until-done',
    deliver: (deps, { hotelId, payload }) => askRest(deps, bookingKey(hotelId, payload.bookingId)),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof reservationsOutbox> {}
}
