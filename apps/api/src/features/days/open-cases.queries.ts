import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { overdueDays } from '@latchkey/booking-core/day-sheet';
import { sql } from 'kysely';
import type { BookingId } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { arrivalDate, departureDate } from '../../database/stay-dates.ts';

/** A stay that a person looks at. */
export interface CaseRow {
  readonly booking_id: BookingId;
  readonly reference: string;
  readonly guest_name: string | null;
  readonly date: LocalDate;
  readonly of: 'arrival' | 'departure' | 'in_house';
}

/**
 * The stays that are to be looked at as a day ends: arrivals and departures still outstanding, and who sleeps here. Those that
 * ended long before are on no sheet of a day either.
 */
export const stayCases = async (
  db: Database | Transaction,
  hotelId: number,
  day: LocalDate,
): Promise<readonly CaseRow[]> =>
  (
    await sql<CaseRow>`
    select booking_id, reference, travellers -> 0 ->> 'fullName' as guest_name, ${arrivalDate} as date, 'arrival' as of
      from booking where hotel_id = ${hotelId} and status = 'confirmed' and arrived_at is null and left_at is null
        and ${departureDate} >= ${addDays(day, -overdueDays)} and ${arrivalDate} <= ${day}
    union all
    select booking_id, reference, travellers -> 0 ->> 'fullName', ${departureDate}, 'departure'
      from booking where hotel_id = ${hotelId} and status = 'confirmed' and arrived_at is not null and left_at is null
        and ${departureDate} >= ${addDays(day, -overdueDays)} and ${departureDate} <= ${day}
    union all
    select booking_id, reference, travellers -> 0 ->> 'fullName', ${arrivalDate}, 'in_house'
      from booking where hotel_id = ${hotelId} and status = 'confirmed' and arrived_at is not null and left_at is null
        and ${departureDate} > ${day} and ${arrivalDate} <= ${day}
    order by date, reference`.execute(db)
  ).rows;
