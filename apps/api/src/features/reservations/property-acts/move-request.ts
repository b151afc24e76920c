import { bookingKey } from '../../../database/booking-key.ts';
import { hasRunOut, holdsRooms, propertyMay, type PropertyAct } from '@latchkey/booking-core/booking-states';
import { noShowFeeOf } from '@latchkey/booking-core/cancellation';
import type { Refund } from '@latchkey/booking-core/refund';
import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import type { Transaction } from '../../../database/database.types.ts';
import {
  actingBooking,
  type BookingRow,
  confirmBooking,
  lockBooking,
  recordEvent,
  scheduleOfBooking,
  writeBooking,
  writeStatus,
} from '../../bookings/bookings.ts';
import { agree } from '../booking-life/agree.ts';
import { answerUntil } from '../booking-life/answer-by.ts';
import { abovePriceBound, costsOf, refundAmount, refundCaptured } from '../../refunds/refunds.ts';
import { endPostings, oweFee } from '../../folio/folio.ts';
import {
  chargePenalty,
  feeAtProperty,
  feeOfCard,
  moneyOf,
  type MoneyOfBooking,
  refundOfTerms,
} from '../../ledger/ledger.ts';
import type { AgreedHotel, HotelRecord } from '../../catalogue/catalogue.ts';
import { giveRooms, linesOf } from '../../stock/stock.ts';
import { notifyGuest } from '../../outbox/outbox.ts';
import { withdrawReview } from './withdraw-review.ts';

export type Moved =
  | 'done'
  | 'not_requested'
  | 'booking_expired'
  | 'price_jump'
  | 'above_bound'
  | 'not_confirmed'
  | 'too_early'
  | 'has_arrived'
  | 'not_found';

/** Why an act on a request is refused; null where it is taken. */
function refusedOf(
  act: PropertyAct,
  hotel: HotelRecord,
  booking: BookingRow,
  at: Date,
): 'not_requested' | 'booking_expired' | null {
  const acting = actingBooking(hotel, booking);
  if (propertyMay(act, acting, at.getTime())) return null;
  return holdsRooms(booking.status) && hasRunOut(acting, at.getTime()) ? 'booking_expired' : 'not_requested';
}

/** Takes a request: confirmed where nothing more is due now, else waiting for its payment as long as the request did. */
export async function confirmRequest(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  at: Date,
  payMs: number,
  words?: string,
): Promise<Moved> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const refused = refusedOf('confirm', hotel, booking, at);
  if (refused !== null) return refused;
  if (booking.status === 'payment_pending') return confirmHeld(tx, booking, at, words);
  await agree(tx, booking, 'property', at, await answerUntil(tx, hotel, booking, at, payMs), words);
  return 'done';
}

/** Takes what the property holds for a guest who has decided: whatever is due is paid there. */
async function confirmHeld(tx: Transaction, booking: BookingRow, at: Date, words?: string): Promise<Moved> {
  await writeBooking(tx, booking, { payment_mode: 'at-property', due_now: 0 });
  await confirmBooking(tx, booking, 'property', at, words);
  return 'done';
}

/** Turns a request, or one whose revised price was not answered, down: rooms go back, and all that was paid. */
export async function rejectRequest(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  at: Date,
  words?: string,
): Promise<Moved> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const refused = refusedOf('reject', hotel, booking, at);
  if (refused !== null) return refused;
  await writeStatus(tx, booking, 'rejected', null);
  await giveRooms(tx, hotel.id, await linesOf(tx, bookingKey(hotel.id, bookingId)));
  await recordEvent(tx, booking, { type: 'rejected', actor: 'property', at, facts: { words } });
  await refundCaptured(tx, booking, 'rejected', at);
  await notifyGuest(tx, booking, 'rejected', at, { words });
  return 'done';
}

/** Whether a price is more than twice, or less than half, of what the guest booked at: likely a slip of the decimal point. */
export const isFarPrice = (price: number, total: number): boolean => price > 2 * total || 2 * price < total;

/** Names another total; the rooms stay held while the guest thinks. One far from the old is only taken where it is meant. */
export async function reviseRequest(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  price: number,
  at: Date,
  answerMs: number,
  { isMeant = false, words }: { readonly isMeant?: boolean; readonly words?: string | undefined } = {},
): Promise<Moved> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const refused = refusedOf('revise', hotel, booking, at);
  if (refused !== null) return refused;
  if ((await abovePriceBound(tx, booking, price)) !== null) return 'above_bound';
  if (!isMeant && isFarPrice(price, booking.total)) return 'price_jump';
  await writeStatus(tx, booking, 'price_revised', await answerUntil(tx, hotel, booking, at, answerMs));
  await writeBooking(tx, booking, { updated_price: price });
  await recordEvent(tx, booking, {
    type: 'price_revised',
    actor: 'property',
    at,
    facts: { from: booking.total, to: price, words },
  });
  await notifyGuest(tx, booking, 'price_revised', at, { words });
  return 'done';
}

/** What becomes of the money paid when the guest does not come. */
export const refundOfNoShow = (hotel: AgreedHotel, booking: BookingRow, money: MoneyOfBooking): Refund =>
  refundOfTerms(booking, money, noShowFeeOf(scheduleOfBooking(hotel, booking)));

/**
 * Notes that the guest did not come, from check-in time on: the hotel keeps its penalty of what was paid, or it is taken of
 * the card that is kept, and what of it nobody takes is owed at the property; the rest goes back as after a cancellation, the rooms are free again, and what the guest said of the stay is withdrawn.
 */
export async function markNoShow(tx: Transaction, hotel: HotelRecord, bookingId: string, at: Date): Promise<Moved> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const agreed = await hotel.agreedHotel(tx, booking);
  if (!propertyMay('no_show', actingBooking(agreed, booking), at.getTime())) {
    if (booking.status !== 'confirmed') return 'not_confirmed';
    return booking.arrived_at === null ? 'too_early' : 'has_arrived';
  }
  const money = await moneyOf(tx, bookingKey(hotel.id, bookingId));
  const ended = refundOfNoShow(agreed, booking, money);
  const { refund, penalty, processingCharge, fee } = ended;
  const kept = penalty + processingCharge;
  await writeStatus(tx, booking, 'no_show', null);
  await writeBooking(tx, booking, { kept: booking.kept + kept, change: null });
  const unpaid = fee - paidTowardsStay(booking, { ...money, posted: 0 });
  await endPostings(tx, hotel, booking, at);
  await oweFee(tx, booking, feeAtProperty(booking, unpaid), at);
  await giveRooms(tx, hotel.id, await linesOf(tx, bookingKey(hotel.id, bookingId)));
  await recordEvent(tx, booking, {
    type: 'no_show',
    actor: 'property',
    at,
    facts: { kept, penalty, refund, keptBefore: booking.kept, ...costsOf(booking, ended) },
  });
  await refundAmount(tx, booking, refund, 'no_show', at, processingCharge);
  await chargePenalty(tx, booking, feeOfCard(booking, unpaid), at);
  await withdrawReview(tx, booking, at);
  await notifyGuest(tx, booking, 'no_show', at);
  return 'done';
}
