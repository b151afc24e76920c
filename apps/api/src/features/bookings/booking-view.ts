import type { BookingView, Locale, PublicBooking, WholeBooking } from '@latchkey/api-contract/types';
import { strictestTiers } from '@latchkey/booking-core/cancellation';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { ratePlanOf, type HotelRecord } from '../hotels/hotel-record.ts';
import { moneyOf, type MoneyOfBooking } from '../payments/payments.queries.ts';
import { eventsOf } from './booking-events.ts';
import type { BookingRow } from './bookings.queries.ts';

/** A booking as its reader may see it: whole, or without anything personal. */
export async function bookingViewOf(
  db: Kysely<Tables>,
  hotel: HotelRecord,
  row: BookingRow,
  reader: { isWhole: boolean; language: Locale | undefined },
): Promise<BookingView> {
  const money = await moneyOf(db, row.hotel_id, row.booking_id);
  const open = publicView(hotel, row, money, reader.language);
  if (!reader.isWhole) return { access: 'public', booking: open };
  const events = await eventsOf(db, row.hotel_id, row.booking_id);
  return { access: 'whole', booking: { ...open, ...personalView(hotel, row, money), events: events.map(({ at, type }) => ({ at: at.toISOString(), type })) } };
}

function publicView(hotel: HotelRecord, row: BookingRow, money: MoneyOfBooking, language: Locale | undefined): PublicBooking {
  const { words } = hotel.wordsIn(language ?? row.language);
  return {
    bookingId: row.booking_id,
    hotelId: row.hotel_id,
    status: row.status,
    paymentStatus: paymentStatusOf(row.total, money),
    currency: hotel.facts.currency,
    stay: row.selection.stay,
    checkInTime: hotel.facts.checkInTime,
    checkOutTime: hotel.facts.checkOutTime,
    timeZone: hotel.facts.timeZone,
    rooms: row.selection.rooms.map((room) => ({
      roomTypeId: room.roomTypeId,
      roomName: words.rooms[room.roomTypeId]?.name ?? room.roomTypeId,
      ratePlanId: room.ratePlanId,
      ratePlanName: words.ratePlans[room.ratePlanId] ?? room.ratePlanId,
      adults: room.adults,
      children: room.childAges.length,
      infants: room.infants,
    })),
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    language: row.language,
  };
}

function personalView(hotel: HotelRecord, row: BookingRow, money: MoneyOfBooking): Omit<WholeBooking, keyof PublicBooking | 'events'> {
  return {
    reference: row.reference,
    travellers: [...row.travellers],
    specialRequests: row.special_requests,
    estimatedArrivalTime: row.estimated_arrival_time,
    payment: { mode: row.payment_mode, plan: row.payment_plan },
    bill: row.bill as WholeBooking['bill'],
    total: row.total,
    amountPaid: money.captured,
    amountDueNow: dueNowOf(row, money),
    refundAmount: money.refunding + money.refunded,
    updatedPrice: row.updated_price,
    cancellation: [...strictestTiers(row.selection.rooms.map((room) => ratePlanOf(hotel, room.ratePlanId)?.cancellation ?? []))],
  };
}

/** What the guest is asked to pay at this moment; nothing once the booking no longer waits for money. */
export function dueNowOf(row: Pick<BookingRow, 'status' | 'due_now'>, money: MoneyOfBooking): number {
  return row.status === 'payment_pending' ? Math.max(0, row.due_now - money.captured) : 0;
}

function paymentStatusOf(total: number, money: MoneyOfBooking): PublicBooking['paymentStatus'] {
  if (money.refunding > 0) return 'refund_pending';
  if (money.refunded > 0 && money.refunded >= money.captured) return 'refunded';
  if (money.captured === 0) return 'unpaid';
  return money.captured - money.refunded >= total ? 'paid' : 'partly_paid';
}
