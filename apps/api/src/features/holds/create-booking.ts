import type { Deps } from '../../deps.ts';
import { hotelIdIn } from '../../secret-id.ts';
import { grantAccess } from '../bookings/booking-access.queries.ts';
import { keyState, requestHashOf, type IdempotencyKey } from '../bookings/idempotency.queries.ts';
import { priceChangedView } from '../quotes/quote-view.ts';
import { currentQuote } from '../quotes/quotes.service.ts';
import {
  refused,
  type BookingMade,
  type BookingRequest,
  type CreateOutcome,
  type NewBooker,
} from './booking-request.ts';
import type { HoldQueue } from './hold-queue.ts';
import { holdRooms } from './hold-rooms.ts';
import { newBookingOf } from './new-booking.ts';

/**
 * Holds the rooms of a quote. The same key with the same request answers the same booking again, to a device that
 * thereby may see it whole; with another request it is refused. A stay to be paid at the property is held until a code
 * is entered where the same guest has another.
 */
export async function createBooking(
  deps: Deps,
  queue: HoldQueue,
  request: BookingRequest,
  idempotencyKey: string,
  booker: NewBooker,
): Promise<CreateOutcome> {
  const hotelId = hotelIdIn(request.quoteToken);
  if (hotelId === null) return refused('not_found');
  const key: IdempotencyKey = { hotelId, scope: 'booking', key: idempotencyKey, requestHash: requestHashOf(request) };
  const outcome = await attempt(deps, queue, request, key, booker);
  if (outcome !== 'key_taken' && outcome.kind === 'made') return outcome;
  // Even where it is refused now, the same request may have been answered before, if only a moment ago.
  const replay = await replayOf(deps, key, booker.deviceHash);
  if (replay !== null) return replay;
  // The request that held the key found no room and has released it: this one is tried as if it were the first.
  return outcome === 'key_taken' ? createBooking(deps, queue, request, idempotencyKey, booker) : outcome;
}

async function attempt(
  deps: Deps,
  queue: HoldQueue,
  request: BookingRequest,
  key: IdempotencyKey,
  booker: NewBooker,
): Promise<CreateOutcome | 'key_taken'> {
  const state = await currentQuote(deps, request.quoteToken);
  if (state.kind === 'price_changed')
    return { kind: 'price_changed', body: priceChangedView(state.oldTotal, state.quote) };
  if (state.kind !== 'live') return refused(state.kind);
  const prepared = newBookingOf(deps, state.hotel, state.quote, request, booker);
  if ('code' in prepared) return refused(prepared.code);
  return holdRooms(deps, queue, prepared, key, { hotel: state.hotel, address: booker.address });
}

async function replayOf(deps: Deps, key: IdempotencyKey, deviceHash: string): Promise<CreateOutcome | null> {
  const state = await keyState<BookingMade>(deps.db, key);
  if (state.kind === 'new') return null;
  if (state.kind === 'reused') return refused('idempotency_key_reused');
  const booking = { hotel_id: key.hotelId, booking_id: state.body.bookingId };
  await grantAccess(deps.db, booking, { deviceHash, proved: { mail: false, phone: false }, at: deps.clock() });
  return { kind: 'made', made: state.body };
}
