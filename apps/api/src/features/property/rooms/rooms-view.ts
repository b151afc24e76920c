import type { UnitClosure, RoomUnit, StayInUnit } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { Locale } from '@latchkey/booking-core/language';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { BrokenUnits } from './broken-units.ts';
import type { ClosureRow, NamedNight, UnitRow } from '../../units/units.ts';

/** A closure as it is told. */
export const closureView = ({ closure_id, unit_id, first, last, kind, reason }: ClosureRow): UnitClosure => ({
  closureId: closure_id,
  unitId: unit_id,
  first,
  last,
  kind,
  reason,
});

/** Units as they are told, with what is to be done in each on a day. */
export function unitViews(
  hotel: HotelRecord,
  units: readonly UnitRow[],
  {
    closures,
    broken,
    nights,
    date,
    language,
  }: {
    readonly closures: readonly ClosureRow[];
    readonly broken: BrokenUnits;
    /** Of the day and the one before it. */
    readonly nights: readonly NamedNight[];
    readonly date: LocalDate;
    readonly language: Locale;
  },
): RoomUnit[] {
  const before = addDays(date, -1);
  return units.map((unit) => {
    const its = nights.filter(({ unit_id }) => unit_id === unit.unit_id);
    const [last, tonight] = [its.find((one) => one.date === before), its.find((one) => one.date === date)];
    const isSame = last !== undefined && last.booking_id === tonight?.booking_id && last.place === tonight.place;
    return {
      unitId: unit.unit_id,
      roomTypeId: unit.room_type_id,
      typeName: hotel.roomNameIn(language, unit.room_type_id),
      number: unit.number,
      floor: unit.floor,
      note: unit.note,
      state: unit.state,
      stateAt: unit.state_at?.toISOString() ?? null,
      leaves: last !== undefined && !isSame,
      stays: isSame,
      comes: tonight !== undefined && !isSame,
      closures: closures.filter(({ unit_id }) => unit_id === unit.unit_id).map(closureView),
      broken: broken.get(unit.unit_id) ?? null,
    };
  });
}

/** Nights put together to stays: one room of a booking on one unit, night after night. */
export function unitStays(nights: readonly NamedNight[]): StayInUnit[] {
  const stays: StayInUnit[] = [];
  for (const night of nights) {
    const last = stays.at(-1);
    const goesOn =
      last !== undefined &&
      last.bookingId === night.booking_id &&
      last.place === night.place &&
      last.unitId === night.unit_id &&
      last.held === night.held &&
      addDays(last.last, 1) === night.date;
    if (goesOn) last.last = night.date;
    else
      stays.push({
        ...bookingInPlan(night),
        roomTypeId: night.room_type_id,
        place: night.place,
        unitId: night.unit_id,
        first: night.date,
        last: night.date,
        held: night.held,
      });
  }
  return stays;
}

/** How an act names a booking that is in its way. */
export const bookingInPlan = ({
  booking_id,
  reference,
  guest_name,
}: Pick<NamedNight, 'reference' | 'guest_name'> & { readonly booking_id: string }): Pick<
  StayInUnit,
  'bookingId' | 'reference' | 'guestName'
> => ({
  bookingId: booking_id,
  reference,
  guestName: guest_name,
});
