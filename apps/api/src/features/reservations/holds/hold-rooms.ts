import { isGuaranteed } from '@latchkey/booking-core/payment-ways';
import type { BookingLine } from '@latchkey/booking-core/inventory';
import { bookingKey } from '../../../database/booking-key.ts';
import { isServerLost } from '../../../database/server-lost.ts';
import type { Deps } from '../../../deps.ts';
import { endOfSelection } from '../../bookings/bookings.ts';
import type { IdempotencyKey } from '../../idempotency/idempotency.ts';
import { noteDevice } from '../../booking-access/booking-access.ts';
import { expireHoldsOf } from '../booking-life/expire-bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { AriSnapshot } from '../../stock/stock.ts';
import { refused, type BookingMade, type CreateOutcome } from './booking-request.ts';
import type { HoldQueue } from './hold-queue.ts';
import type { NewBooking } from './insert-bookings.queries.ts';
import { countHold, holdersOf } from './open-holds.ts';
import { forgetHolds } from './open-holds.queries.ts';

/**
 * Holds what a booking asks for, if its guest may hold more and the rooms are still there. `key_taken`: another request
 * with the same key was first; `quote_taken`: another with the same quote.
 */
export async function holdRooms(
  deps: Deps,
  queue: HoldQueue,
  asked: NewBooking,
  { key, quoteKey }: { readonly key: IdempotencyKey; readonly quoteKey: IdempotencyKey },
  at: { readonly hotel: HotelRecord; readonly address: string; readonly deviceHash: string },
): Promise<CreateOutcome | 'key_taken' | 'quote_taken'> {
  // Most who come too late are turned away here, before they queue for the locks.
  if (!(await seemFree(deps, asked.hotelId, asked.lines)) && !(await freeAgain(deps, asked)))
    return refused('sold_out');
  if (deps.settings.isSharded) await noteDeviceElsewhere(deps, { ...asked, deviceHash: at.deviceHash });
  const booking = await counted(deps, asked, at);
  if (booking === 'too_many_holds') return refused(booking);
  const made = madeOf(booking);
  const answer = await queue.hold({ key, quoteKey, answer: made, booking });
  if (answer === 'held') return { kind: 'made', made };
  const guest = holdersOf(guestOf(booking, at));
  await forgetHolds(deps.db, guest, bookingKey(booking.hotelId, booking.bookingId));
  if (answer === 'key_taken' || answer === 'quote_taken') return answer;
  if (answer === 'code_used_up') return refused('coupon_not_for_stay');
  if (answer === 'extra_sold_out') return refused('addon_not_with_stay');
  // Remember that it is sold out, so that the next request is refused without the database.
  await deps.ariSnapshots.of(booking.hotelId);
  return refused('sold_out');
}

/** Notes the device where another server may keep it, before access is given: a device that has access somewhere is known by it. */
async function noteDeviceElsewhere(
  { db, log }: Deps,
  { deviceHash, hotelId }: { readonly deviceHash: string; readonly hotelId: number },
): Promise<void> {
  await noteDevice(db, deviceHash, [hotelId]).catch((cause: unknown) => {
    if (!isServerLost(cause)) throw cause;
    log.error({ err: cause, hotelId }, 'a device could not be noted');
  });
}

/** Whether there is room once holds that have run out are let go. */
async function freeAgain(deps: Deps, { hotelId, lines }: NewBooking): Promise<boolean> {
  return (await expireHoldsOf(deps, hotelId)) > 0 && seemFree(deps, hotelId, lines);
}

/**
 * A first check in memory, so that a rush does not query the database for each request. Rooms that seem free are
 * confirmed by locks; "sold out" is only answered from current data.
 */
async function seemFree({ ariSnapshots }: Deps, hotelId: number, lines: readonly BookingLine[]): Promise<boolean> {
  const fit = (snapshot: AriSnapshot): boolean => lines.every((line) => snapshot.freeFor(line) >= line.quantity);
  const remembered = ariSnapshots.glimpse(hotelId);
  return remembered === null || fit(remembered) || fit((await ariSnapshots.of(hotelId)).snapshot);
}

/** The booking counted among its guest's open ones: as it was asked for, or held until a code is entered. */
async function counted(
  deps: Deps,
  booking: NewBooking,
  at: { readonly hotel: HotelRecord; readonly address: string; readonly deviceHash: string },
): Promise<NewBooking | 'too_many_holds'> {
  const { hotelId, bookingId, expiresAt, selection, createdAt } = booking;
  const rooms = selection.rooms.length;
  const outcome = await countHold(deps, {
    hotelId,
    bookingId,
    rooms,
    expiresAt,
    stayEnd: () => new Date(endOfSelection(at.hotel, selection)),
    ...guestOf(booking, at),
    stay: selection.stay,
    isRequest: booking.status === 'requested',
    // A card that is kept stands for it as money would.
    isFree: booking.dueNow === 0 && !isGuaranteed(booking),
  });
  if (outcome === 'too_many_holds') return outcome;
  if (outcome === 'first' || booking.status === 'payment_pending' || booking.dueNow > 0) return booking;
  return {
    ...booking,
    status: 'payment_pending',
    afterCode: booking.status === 'requested' ? 'requested' : 'confirmed',
    expiresAt: new Date(createdAt.getTime() + deps.settings.holdMs),
  };
}

/** By what a booking is counted among its guest's. */
function guestOf(
  { travellers }: NewBooking,
  { address, deviceHash }: { readonly address: string; readonly deviceHash: string },
): Parameters<typeof holdersOf>[0] {
  const { contactNumber = '', email = '' } = travellers[0] ?? {};
  return { deviceHash, contactNumber, email, address };
}

const madeOf = ({ bookingId, reference, status, expiresAt, afterCode }: NewBooking): BookingMade => ({
  bookingId,
  reference,
  status,
  ...(expiresAt === null ? {} : { expiresAt: expiresAt.toISOString() }),
  ...(afterCode === null ? {} : { codeWanted: true }),
});
