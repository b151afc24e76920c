import type { DividedCost, PayersShare } from '@latchkey/api-contract/types';
import { leftToPay } from '@latchkey/booking-core/ledger';
import type { Database } from '../../../database/database.types.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import {
  isReported,
  lastPaymentOfShare,
  moneyOf,
  moneyOfPayers,
  owingOf,
  type ShareRow,
  sharesOf,
} from '../../ledger/ledger.ts';
import { cancellingSteps } from '../booking-life/cancelling-steps.ts';
import { dividingOf } from './dividing.ts';

/** How the cost of a booking is divided, as who booked sees it; the names of payers, and no address of them. */
export async function dividedCostOf(
  db: Database,
  hotel: AgreedHotel,
  booking: BookingRow,
  now: Date,
): Promise<DividedCost> {
  const money = await moneyOf(db, booking);
  const ofShares = await moneyOfPayers(db, booking);
  const dividing = await dividingOf(db, hotel, booking, money, now);
  return {
    currency: booking.currency,
    left: leftToPay(owingOf(booking), money),
    until: 'until' in dividing ? dividing.until.toISOString() : null,
    shares: (await sharesOf(db, booking)).map((share) => ({
      shareId: share.share_id,
      label: share.label,
      amount: share.amount,
      state: share.state,
      until: share.until.toISOString(),
      paid: share.paid,
      refunded: ofShares.get(share.share_id)?.refunded ?? 0,
      ...(share.payer_name === null || share.state !== 'paid' ? {} : { payer: share.payer_name }),
    })),
  };
}

/** What a share is of: who pays one agrees to the rules of the stay, which stand beside it. */
async function stayOfShare(
  db: Database,
  hotel: AgreedHotel,
  booking: BookingRow,
  now: Date,
): Promise<NonNullable<PayersShare['of']>> {
  const { rooms } = hotel.wordsIn(booking.language).words;
  const standing = (await sharesOf(db, booking)).filter(({ state }) => state !== 'withdrawn');
  return {
    rooms: booking.selection.rooms.map(({ roomTypeId, adults, childAges, infants }) => ({
      roomTypeId,
      roomName: rooms[roomTypeId]?.name ?? roomTypeId,
      adults,
      children: childAges.length,
      infants,
    })),
    checkInTime: hotel.sale.checkInTime,
    checkOutTime: hotel.sale.checkOutTime,
    total: booking.total,
    cancelling: cancellingSteps(hotel, booking, await moneyOf(db, booking), now.getTime()).map(({ until, fee }) => ({
      until: new Date(until).toISOString(),
      fee,
    })),
    shares: standing.length,
    paidShares: standing.filter(({ state }) => state === 'paid').length,
  };
}

/** A share as whoever has its link sees it: the hotel, the stay with its rules and the sum, and nothing of who booked. */
export async function payersShareOf(
  db: Database,
  hotel: AgreedHotel,
  booking: BookingRow,
  share: ShareRow,
  now: Date,
): Promise<PayersShare> {
  const left = leftToPay(owingOf(booking), await moneyOf(db, booking));
  const last = await lastPaymentOfShare(db, share);
  const isUnpaid = share.state === 'open' || share.state === 'declined';
  const isOver = isUnpaid && (booking.status !== 'confirmed' || left === 0);
  const hasLapsed = isUnpaid && share.until <= now;
  return {
    hotelId: booking.hotel_id,
    stay: booking.selection.stay,
    currency: booking.currency,
    timeZone: hotel.sale.timeZone,
    state: isOver ? 'over' : hasLapsed ? 'lapsed' : share.state,
    amount: share.amount,
    payable: isUnpaid && !isOver && !hasLapsed ? Math.min(share.amount, left) : 0,
    until: share.until.toISOString(),
    paid: share.paid,
    refunded: (await moneyOfPayers(db, booking)).get(share.share_id)?.refunded ?? 0,
    isPaymentPending: last !== undefined && (await isReported(db, last, now)),
    failureReason: last?.status === 'failed' ? last.failure_code : null,
    of: await stayOfShare(db, hotel, booking, now),
  };
}
