import { addDays, daysOnSale, type LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import type { BookingId } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { arrivalDate, departureDate } from '../../database/stay-dates.ts';
import type { FolioLineTable } from '../../database/tables/folio-tables.ts';
import type { BookingRow } from '../bookings/bookings.ts';

/** What of a hotel a close looks at. */
export interface CloseOf {
  readonly hotelId: number;
  readonly day: LocalDate;
  /** The first day of the house's account, and when it began: what was before is in no day. */
  readonly firstDay: LocalDate;
  readonly began: Date;
  /** What moved from here on is of the next day. */
  readonly cut: Date;
  /** The last change of a booking that the close before has seen, and its cut. */
  readonly seen: number;
  readonly cutBefore: Date;
}

/** The last number of the changes of a hotel's bookings. */
export const lastChange = async (db: Database | Transaction, hotelId: number): Promise<number> =>
  (await db.selectFrom('booking_feed').select('last').where('hotel_id', '=', hotelId).executeTakeFirst())?.last ?? 0;

/** How long before the cut of the day before money is looked for again: what was written late is not lost. */
const lateMs = 2 * 86_400_000;

/**
 * The bookings that may have something for a day: whose stay touches it, whatever changed since the close before, and whose
 * money moved since.
 */
export const bookingsOfClose = async (
  db: Database,
  { hotelId, day, cut, seen, cutBefore }: CloseOf,
): Promise<readonly BookingId[]> => {
  const from = new Date(cutBefore.getTime() - lateMs);
  const { rows } = await sql<{ booking_id: BookingId }>`
    select booking_id from booking where hotel_id = ${hotelId} and status = 'confirmed'
      and ${departureDate} >= ${day} and ${departureDate} <= ${addDays(day, daysOnSale.most)} and ${arrivalDate} <= ${day}
    union select booking_id from booking_change where hotel_id = ${hotelId} and number > ${seen}
    union select booking_id from folio_line where hotel_id = ${hotelId} and day = ${day}
    union select booking_id from property_payment
      where hotel_id = ${hotelId} and created_at >= ${from} and created_at < ${cut}
    union select booking_id from booking_event
      where hotel_id = ${hotelId} and type in ('payment_captured', 'refund_processed', 'dispute_lost')
        and at >= ${from} and at < ${cut}
    order by booking_id`.execute(db);
  return rows.map(({ booking_id: id }) => id);
};

/** A booking as its day's account reads it. */
export interface CloseBooking extends Pick<
  BookingRow,
  'booking_id' | 'reference' | 'status' | 'selection' | 'bill' | 'total' | 'kept' | 'penalty_due' | 'fee_owed'
> {
  /** When a stay that does not take place was called off. */
  readonly ended_at: Date | null;
}

export const closeBookings = async (
  db: Database | Transaction,
  hotelId: number,
  ids: readonly BookingId[],
): Promise<readonly CloseBooking[]> =>
  (
    await sql<CloseBooking>`select booking_id, reference, status, selection, bill, total, kept, penalty_due, fee_owed,
        (select max(e.at) from booking_event e where e.hotel_id = ${hotelId} and e.booking_id = booking.booking_id
          and e.type in ('cancelled', 'no_show')) as ended_at
      from booking where hotel_id = ${hotelId} and booking_id = any(${ids}) order by booking_id`.execute(db)
  ).rows;

/** What was put on the folios of some bookings by hand since the account of the days began. */
export const linesPosted = (
  db: Database | Transaction,
  hotelId: number,
  ids: readonly BookingId[],
  began: Date,
): Promise<
  Pick<
    FolioLineTable,
    'booking_id' | 'line_id' | 'kind' | 'day' | 'amount' | 'tax_name' | 'tax_percent' | 'tax_amount'
  >[]
> =>
  db
    .selectFrom('folio_line')
    .select(['booking_id', 'line_id', 'kind', 'day', 'amount', 'tax_name', 'tax_percent', 'tax_amount'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', 'in', [...ids])
    .where('created_at', '>=', began)
    .execute();

/** Money of a booking that moved. */
export interface MovedMoney {
  readonly booking_id: BookingId;
  readonly key: string;
  readonly kind: 'payment' | 'refund';
  readonly way: string;
  /** Below 0 where it went back. */
  readonly amount: number;
  readonly at: Date;
}

/** The money of some bookings between two moments: each payment and each sum that went back, once. */
export const moneyMoved = async (
  db: Database | Transaction,
  hotelId: number,
  ids: readonly BookingId[],
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<readonly MovedMoney[]> =>
  (
    await sql<MovedMoney>`
    select p.booking_id, 'payment:' || p.payment_id as key, 'payment' as kind, p.gateway as way, p.amount::float8 as amount, e.at
      from booking_event e join payment p on p.hotel_id = e.hotel_id and p.payment_id = e.facts ->> 'paymentId'
      where e.hotel_id = ${hotelId} and p.hotel_id = ${hotelId} and e.booking_id = any(${ids}) and e.type = 'payment_captured'
        and e.at >= ${from} and e.at < ${before}
    union
    select p.booking_id, 'refund:' || r.refund_id, 'refund', p.gateway, (-r.amount)::float8, e.at
      from booking_event e join refund r on r.hotel_id = e.hotel_id and r.refund_id = e.facts ->> 'refundId'
      join payment p on p.hotel_id = r.hotel_id and p.payment_id = r.payment_id
      where e.hotel_id = ${hotelId} and r.hotel_id = ${hotelId} and p.hotel_id = ${hotelId} and e.booking_id = any(${ids})
        and e.type = 'refund_processed' and e.at >= ${from} and e.at < ${before}
    union
    select d.booking_id, 'dispute:' || d.gateway || ':' || d.gateway_dispute_id, 'refund', d.gateway, (-d.gone)::float8, e.at
      from booking_event e join dispute d on d.hotel_id = e.hotel_id and d.gateway_dispute_id = e.facts ->> 'disputeId'
      where e.hotel_id = ${hotelId} and d.hotel_id = ${hotelId} and e.booking_id = any(${ids}) and e.type = 'dispute_lost'
        and e.at >= ${from} and e.at < ${before}
    union
    select h.booking_id, 'entry:' || h.entry_id, case h.kind when 'given_back' then 'refund' else 'payment' end, h.method,
        (case h.kind when 'payment' then h.amount else -h.amount end)::float8, h.created_at
      from property_payment h where h.hotel_id = ${hotelId} and h.booking_id = any(${ids}) and h.kind <> 'owed'
        and h.method is not null and h.created_at >= ${from} and h.created_at < ${before}`.execute(db)
  ).rows;

/** The hotels of this engine, by their ids. */
export async function hotelsWithDays(db: Database): Promise<readonly number[]> {
  const rows = await db.selectFrom('hotel').select('hotel_id').orderBy('hotel_id').execute();
  return rows.map(({ hotel_id: id }) => id);
}

/** Rooms in which guests sleep on a night. */
export const roomNightsOf = async (db: Database | Transaction, hotelId: number, night: LocalDate): Promise<number> =>
  (
    await sql<{ rooms: number }>`select coalesce(sum(l.quantity), 0)::float8 as rooms from booking_line l
      join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id
      where l.hotel_id = ${hotelId} and b.hotel_id = ${hotelId} and l.date = ${night} and l.night
        and b.status = 'confirmed' and b.arrived_at is not null`.execute(db)
  ).rows[0]?.rooms ?? 0;
