import { contactFields } from '@latchkey/booking-core/validation';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { grantAccess, hasAccess, noteDevice } from '../../booking-access/booking-access.ts';
import { type IdempotencyKey, keyState, requestHashOf } from '../../idempotency/idempotency.ts';
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
import type { NewBooking } from './insert-bookings.queries.ts';
import { newBookingOf } from './new-booking.ts';
import { quoteClaim } from '../quotes/quote-claim.ts';

/**
 * Holds the rooms of a quote. The same key with the same request answers the same booking again, to a device that
 * thereby may see it whole; with another request it is refused. A stay to be paid at the property is held until a code
 * is entered where the same guest has another. A quote makes a second booking on the guest's word alone.
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
  const isTaken = outcome === 'key_taken' || outcome === 'quote_taken';
  if (!isTaken && outcome.kind === 'made') return outcome;
  // Even where it is refused now, the same request may have been answered before, if only a moment ago.
  const replay = await replayOf(deps, key, booker.deviceHash);
  if (replay !== null) return replay;
  // The request that was first may have found no room and let go: this one is tried as if it were the first.
  return isTaken ? createBooking(deps, queue, request, idempotencyKey, booker) : outcome;
}

async function attempt(
  deps: Deps,
  queue: HoldQueue,
  request: BookingRequest,
  key: IdempotencyKey,
  booker: NewBooker,
): Promise<CreateOutcome | 'key_taken' | 'quote_taken'> {
  const state = await currentQuote(deps, request.quoteToken);
  if (state.kind === 'price_changed')
    return { kind: 'price_changed', body: priceChangedView(state.oldTotal, state.quote) };
  if (state.kind !== 'live') return refused(state.kind);
  const prepared = newBookingOf(deps, state.hotel, state.quote, request, booker);
  if ('code' in prepared) return refused(prepared.code);
  const claim = await quoteClaim<BookingMade>(deps, key, request);
  if ('booked' in claim) return alreadyBooked(deps, claim.booked, prepared, booker.deviceHash);
  const keys = { key, quoteKey: claim.key };
  return holdRooms(deps, queue, prepared, keys, {
    hotel: state.hotel,
    address: booker.address,
    deviceHash: booker.deviceHash,
  });
}

/** Who books has entered no code yet. */
const unproved = { mail: false, phone: false };

/** How long after a booking the same guest may ask for it from what looks like another device, in milliseconds. */
const sameMomentMs = 2 * 60_000;

/**
 * Tells of the booking that a quote has made: to its device, and to the same guest of the same moment, whose two tabs
 * were not given one device yet.
 */
async function alreadyBooked(
  { db, clock }: Deps,
  made: BookingMade,
  { hotelId, travellers }: NewBooking,
  deviceHash: string,
): Promise<CreateOutcome> {
  const key = bookingKey(hotelId, made.bookingId);
  if (await hasAccess(db, key, deviceHash)) return { kind: 'already_booked', made };
  const booking = await findBooking(db, key);
  const isSameGuest =
    booking !== undefined &&
    clock().getTime() - booking.created_at.getTime() < sameMomentMs &&
    contactFields.every((word) => travellers[0]?.[word] === booking.travellers[0]?.[word]);
  if (!isSameGuest) return { kind: 'already_booked', made: null };
  await noteDevice(db, deviceHash, [hotelId]);
  await grantAccess(db, booking, { deviceHash, proved: unproved, at: clock() });
  return { kind: 'already_booked', made };
}

async function replayOf(deps: Deps, key: IdempotencyKey, deviceHash: string): Promise<CreateOutcome | null> {
  const state = await keyState<BookingMade>(deps.db, key);
  if (state.kind === 'new') return null;
  if (state.kind === 'reused') return refused('idempotency_key_reused');
  const booking = bookingKey(key.hotelId, state.body.bookingId);
  await noteDevice(deps.db, deviceHash, [key.hotelId]);
  await grantAccess(deps.db, booking, { deviceHash, proved: unproved, at: deps.clock() });
  return { kind: 'made', made: state.body };
}
