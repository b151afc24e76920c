import type { UnitToday } from '@latchkey/api-contract/types';
import { parseClockTime } from '@latchkey/booking-core/clock';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { Locale } from '@latchkey/booking-core/language';
import { arrivalOf, timeRequest, departureOf } from '@latchkey/booking-core/stay';
import { surnameOf } from '@latchkey/booking-core/text';
import { momentOf } from '@latchkey/booking-core/time';
import type { Database } from '../../../database/database.types.ts';
import type { AgreedHotel, HotelRecord } from '../../catalogue/catalogue.ts';
import { findBookings, type BookingRow } from '../../bookings/bookings.ts';
import type { ClosureRow, NamedNight, UnitRow } from '../../units/units.ts';
import type { BrokenUnits } from './broken-units.ts';
import { unitViews } from './rooms-view.ts';

interface StayOfUnit {
  readonly row: BookingRow;
  readonly hotel: AgreedHotel;
}

interface Told {
  readonly closures: readonly ClosureRow[];
  /** Of the day and the one before it. */
  readonly nights: readonly NamedNight[];
  readonly broken: BrokenUnits;
  readonly date: LocalDate;
  readonly language: Locale;
  /** Whether the caller may know surnames. */
  readonly namesGuests: boolean;
}

/** Units as whoever makes them ready is told of them: who leaves, stays and comes, and by when. */
export async function unitsToday(
  db: Database,
  hotel: HotelRecord,
  units: readonly UnitRow[],
  told: Told,
): Promise<UnitToday[]> {
  const { nights, date, namesGuests } = told;
  const ids = [...new Set(nights.map(({ booking_id }) => booking_id))];
  const rows = ids.length === 0 ? [] : await findBookings(db, hotel.id, ids);
  const stays = new Map<string, StayOfUnit>();
  for (const row of rows) stays.set(row.booking_id, { row, hotel: await hotel.agreedHotel(db, row) });
  const surname = ({ row }: StayOfUnit): string | null =>
    namesGuests ? surnameOf(row.travellers[0]?.fullName ?? '') : null;
  const stayOn = (unitId: string, night: LocalDate): StayOfUnit | undefined => {
    const found = nights.find((one) => one.unit_id === unitId && one.date === night);
    return found === undefined ? undefined : stays.get(found.booking_id);
  };
  return unitViews(hotel, units, told).map((unit) => {
    const [last, tonight] = [stayOn(unit.unitId, addDays(date, -1)), stayOn(unit.unitId, date)];
    return {
      ...unit,
      leaving:
        unit.leaves && last !== undefined
          ? { surname: surname(last), dueAt: leavesAt(last, date), leftAt: last.row.left_at?.toISOString() ?? null }
          : null,
      staying: unit.stays && tonight !== undefined ? { surname: surname(tonight) } : null,
      coming:
        unit.comes && tonight !== undefined
          ? {
              surname: surname(tonight),
              dueAt: comesAt(tonight, date),
              arrivedAt: tonight.row.arrived_at?.toISOString() ?? null,
            }
          : null,
    };
  });
}

/** When a room is left on a day: at check-out time also by who goes on in another room. */
function leavesAt({ row, hotel: { sale } }: StayOfUnit, date: LocalDate): string {
  const end = departureOf(row.selection.stay, sale);
  const time = end.date > date ? sale.checkOutTime : end.time;
  return new Date(momentOf(end.date < date ? end.date : date, time, sale.timeZone)).toISOString();
}

/** When a room is needed on a day: at the hour that the guest named, or at check-in time. */
function comesAt({ row, hotel: { sale } }: StayOfUnit, date: LocalDate): string {
  const { stay } = row.selection;
  const begin = arrivalOf(stay, sale);
  // A guest may have named it in words.
  const words = row.estimated_arrival_time;
  const named = words !== null && parseClockTime(words) !== null ? words : null;
  const asked =
    named === null
      ? null
      : (timeRequest(stay, sale, 'arrival', named) ?? timeRequest(stay, sale, 'late_arrival', named));
  const meant = begin.date < date ? { date, time: sale.checkInTime } : (asked ?? begin);
  return new Date(momentOf(meant.date, meant.time, sale.timeZone)).toISOString();
}
