import { bookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import {
  answerBy,
  type Booker,
  countHold,
  proofRequest,
  proofCode,
  putRequest,
} from '../../reservations/reservations.ts';
import {
  type BookingRow,
  confirmBooking,
  endOfStay,
  findBooking,
  lockBooking,
  recordEvent,
  startOfStay,
  waitsForCode,
  writeBooking,
  writeStatus,
} from '../../bookings/bookings.ts';
import { dueNowFor } from '../../ledger/ledger.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { enqueue } from '../../outbox/outbox.ts';

type Outcome = 'done' | 'not_found' | 'payment_not_offered' | 'booking_expired' | 'nothing_due';

/**
 * A guest whose rooms are held decides to pay at the property instead. That confirms the booking, or, where the same
 * guest has another stay without payment, holds it until a code is entered.
 */
export async function payAtProperty(
  deps: Deps,
  hotel: AgreedHotel,
  bookingId: string,
  booker: Booker,
): Promise<Outcome> {
  const before = await findBooking(deps.db, bookingKey(hotel.id, bookingId));
  if (before === undefined) return 'not_found';
  if (isAgreed(before)) return 'done';
  if (!isOffered(hotel, before)) return 'payment_not_offered';
  const refusal = refusalOf(before, deps.clock());
  if (refusal !== null) return refusal;
  const isFirst = (await countAgain(deps, hotel, before, booker)) === 'first';
  return transact<Outcome>(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
    if (booking === undefined) return 'not_found';
    if (isAgreed(booking)) return 'done';
    const now = deps.clock();
    const late = refusalOf(booking, now);
    if (late !== null) return late;
    await writeBooking(tx, booking, { payment_mode: 'at-property', due_now: 0 });
    const isRequest = booking.after_payment === 'requested';
    if (isFirst && isRequest)
      await putRequest(tx, booking, 'guest', now, answerBy(now, deps.settings.requestMs, startOfStay(hotel, booking)));
    else if (isFirst) await confirmBooking(tx, booking, 'guest', now);
    if (isFirst) return 'done';
    await writeStatus(tx, booking, 'payment_pending', new Date(now.getTime() + deps.settings.holdMs));
    await recordEvent(tx, booking, proofRequest(isRequest ? 'requested' : 'confirmed', now));
    await enqueue(tx, [proofCode(booking, now)], now);
    return 'done';
  });
}

/** Counts the booking among unpaid ones, for as long as such a booking counts towards the limit. */
function countAgain(
  deps: Deps,
  hotel: AgreedHotel,
  booking: BookingRow,
  { deviceHash, address }: Booker,
): ReturnType<typeof countHold> {
  const { contactNumber = '', email = '' } = booking.travellers[0] ?? {};
  return countHold(deps, {
    hotelId: hotel.id,
    bookingId: booking.booking_id,
    rooms: booking.selection.rooms.length,
    stay: booking.selection.stay,
    isRequest: booking.after_payment === 'requested',
    isFree: true,
    expiresAt: null,
    stayEnd: () => new Date(endOfStay(hotel, booking)),
    deviceHash,
    contactNumber,
    email,
    address,
  });
}

/** Paying at the property was agreed before: the booking is confirmed, asked for, or waits for its code. */
const isAgreed = (booking: BookingRow): boolean =>
  ((booking.status === 'confirmed' || booking.status === 'requested') && booking.payment_mode === 'at-property') ||
  waitsForCode(booking);

function refusalOf(booking: BookingRow, now: Date): 'booking_expired' | 'nothing_due' | null {
  if (booking.status === 'expired') return 'booking_expired';
  if (booking.status !== 'payment_pending') return 'nothing_due';
  return booking.expires_at === null || booking.expires_at <= now ? 'booking_expired' : null;
}

function isOffered(hotel: AgreedHotel, booking: BookingRow): boolean {
  return dueNowFor(hotel.sale, booking.selection, booking.bill, { mode: 'at-property', plan: 'full' }) !== null;
}
