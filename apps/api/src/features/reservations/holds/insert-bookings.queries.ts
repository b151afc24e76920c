import { byGuestWordColumn, type GuestWord } from '@latchkey/booking-core/guest-words';
import type { PaymentMode, PaymentPlan } from '@latchkey/booking-core/payment-ways';
import type { AfterPayment, BookingStatus } from '@latchkey/booking-core/booking-states';
import type { Locale, QuoteRequest, Traveller } from '@latchkey/api-contract/types';
import type { Bill } from '@latchkey/booking-core/pricing';
import { sql } from 'kysely';
import type { BookingLine } from '@latchkey/booking-core/inventory';
import type { HeldExtra } from '@latchkey/booking-core/extras';
import { bookingKey } from '../../../database/booking-key.ts';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { isSpread } from '../../../database/spread-over-servers.ts';
import type { Agreement, BookedFrom, QuotePurpose } from '../../../database/tables/booking-tables.ts';
import { type AfterCode, proofRequest } from '../booking-life/proof-request.queries.ts';
import { insertEvents, insertNewRows, type NewEvent } from '../../bookings/bookings.ts';
import { insertAccess, insertDevices } from '../../booking-access/booking-access.ts';
import { insertHeld } from '../../extras/extras.ts';
import { insertLines } from '../../stock/stock.ts';

export interface NewBooking extends Readonly<Record<GuestWord, string | null>> {
  readonly hotelId: number;
  readonly bookingId: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly selection: QuoteRequest;
  readonly bill: Bill;
  readonly agreed: Agreement | null;
  readonly dueNow: number;
  readonly mode: PaymentMode;
  readonly plan: PaymentPlan;
  readonly afterPayment: AfterPayment;
  readonly travellers: readonly Traveller[];
  readonly estimatedArrivalTime: string | null;
  readonly language: Locale;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  /**
   * What it becomes once its guest enters a code: it is held until then, since no payment is due now and the same guest
   * has another unpaid stay. Null where no code is wanted.
   */
  readonly afterCode: AfterCode | null;
  /** What it occupies. */
  readonly lines: readonly BookingLine[];
  /** What it takes of the hotel's extras. */
  readonly extras: readonly HeldExtra[];
  /** Where the visit came from; null where its link did not say. */
  readonly attribution: BookedFrom | null;
  /** The device that booked; null where the property did. */
  readonly deviceHash: string | null;
  /** The code that it is made with; null without one. */
  readonly coupon: { readonly id: string; readonly maxUses: number | null } | null;
  /** What the quote was for that it is made of. */
  readonly quote: QuotePurpose;
  /** Where the property made it for its guest. */
  readonly bookedBy?: 'property';
}

/** What has happened to a booking when it is made. */
export function firstEventsOf({ status, afterCode, createdAt, bookedBy, quote, bill }: NewBooking): NewEvent[] {
  const facts = { quote, total: bill.total };
  if (status === 'requested') return [{ type: 'requested', actor: 'guest', at: createdAt, facts }];
  const by = { actor: bookedBy ?? 'guest', at: createdAt } as const;
  if (status === 'confirmed')
    return [
      { type: 'held', ...by, facts },
      { type: 'confirmed', ...by },
    ];
  return [
    { type: 'held', ...by, facts },
    ...(afterCode === null ? [] : [proofRequest(afterCode, createdAt, by.actor)]),
  ];
}

/**
 * Writes bookings with their lines, their first events and the devices they belong to, in one statement: each round trip to
 * the database keeps the rooms locked for longer. Where a device is noted on another server, that was done before.
 */
export async function insertBookings(tx: Transaction, bookings: readonly NewBooking[]): Promise<void> {
  const rows = bookings.map((booking) => ({
    booking,
    id: bookingKey(booking.hotelId, booking.bookingId),
  }));
  for (const { id } of rows) noteBookingChange(tx, id);
  const events = rows.flatMap(({ booking, id }) =>
    firstEventsOf(booking).map((event, at) => ({ booking: id, event, sequence: at + 1 })),
  );
  const access = rows.flatMap(({ booking: { deviceHash, createdAt }, id }) =>
    deviceHash === null ? [] : [{ ...id, device_hash: deviceHash, granted_at: createdAt }],
  );
  const devices = bookings.flatMap(({ hotelId, deviceHash }) => (deviceHash === null ? [] : [{ hotelId, deviceHash }]));
  const extras = insertHeld(rows.map(({ booking, id }) => ({ id, extras: booking.extras })));
  const held = extras === null ? sql`` : sql`, held as (${extras})`;
  const lines = insertLines(rows.map(({ booking, id }) => ({ id, lines: booking.lines })));
  const granted = access.length === 0 ? sql`` : sql`, granted as (${insertAccess(access)})`;
  const noted = isSpread(tx) || devices.length === 0 ? sql`` : sql`, noted as (${insertDevices(devices)})`;
  await sql`with made as (${insertNewRows(bookings.map(rowOf))}), happened as (${insertEvents(events)})${granted}${held}${noted}
    ${lines}`.execute(tx);
}

function rowOf(booking: NewBooking): Parameters<typeof insertNewRows>[0][number] {
  return {
    hotel_id: booking.hotelId,
    booking_id: booking.bookingId,
    reference: booking.reference,
    status: booking.status,
    selection: booking.selection,
    bill: booking.bill,
    agreed: booking.agreed,
    currency: booking.bill.currency,
    total: booking.bill.total,
    due_now: booking.dueNow,
    payment_mode: booking.mode,
    payment_plan: booking.plan,
    after_payment: booking.afterPayment,
    travellers: booking.travellers,
    ...byGuestWordColumn((word) => booking[word]),
    estimated_arrival_time: booking.estimatedArrivalTime,
    language: booking.language,
    expires_at: booking.expiresAt,
    created_at: booking.createdAt,
    updated_price: null,
    attribution: booking.attribution,
    contact_phone: booking.travellers[0]?.contactNumber || null,
    booked_by: booking.bookedBy ?? null,
    coupon_id: booking.coupon?.id ?? null,
  };
}
