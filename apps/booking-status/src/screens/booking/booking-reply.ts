import { isFailure, isNothing, type Failure } from '@latchkey/api-client/client';
import type { BookingReply, OperationReply } from '@latchkey/api-contract/types';
import type { ScreenOutcome } from '@latchkey/site/screen';
import type { NoBooking } from './booking.model.ts';

/** The booking that an address names, as far as it is one of this hotel's and can be read just now; else which it lacks. */
export function bookingInReply(
  reply: OperationReply<'getBooking'> | Failure,
  hotelId: number,
): BookingReply | NoBooking['kind'] {
  // An id that is not even one is refused as a bad request: to the guest it is a booking that does not exist.
  if (isFailure(reply)) return isNothing(reply) ? 'gone' : 'unavailable';
  return reply.status === 404 || reply.body.booking.hotelId !== hotelId ? 'gone' : reply.body;
}

/** The page without a booking, with the status that says so. */
export const withoutBooking = (kind: NoBooking['kind']): ScreenOutcome<NoBooking> => ({
  kind: 'ready',
  model: { kind },
  status: kind === 'gone' ? 404 : 503,
});
