import { propertyMay } from '@latchkey/booking-core/booking-states';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import {
  actingBooking,
  type GuestRequestRow,
  lockBooking,
  recordEvent,
  requestsOf,
  writeAnswer,
} from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { notifyGuest } from '../../outbox/outbox.ts';

/** Accepts or declines a guest's request, once, and notifies the guest. */
export async function answerRequest(
  tx: Transaction,
  live: HotelRecord,
  of: BookingKey,
  requestId: string,
  answer: { decision: 'accept' | 'decline'; answer?: string | undefined },
  at: Date,
): Promise<GuestRequestRow | 'not_found' | 'already_answered' | 'booking_over'> {
  const booking = await lockBooking(tx, of);
  const request = (await requestsOf(tx, of)).find((one) => one.request_id === requestId);
  if (booking === undefined || request === undefined) return 'not_found';
  if (request.status !== 'open') return 'already_answered';
  const acting = actingBooking(await live.agreedHotel(tx, booking), booking);
  if (!propertyMay('answer_request', acting, at.getTime())) return 'booking_over';
  const written = {
    status: answer.decision === 'accept' ? ('accepted' as const) : ('declined' as const),
    answer: answer.answer ?? null,
  };
  await writeAnswer(tx, request, written);
  await recordEvent(tx, booking, {
    type: 'request_answered',
    actor: 'property',
    at,
    facts: { requestId, status: written.status },
  });
  const notice = answer.decision === 'accept' ? 'request_accepted' : 'request_declined';
  await notifyGuest(tx, booking, notice, at, { requestId });
  return { ...request, ...written };
}
