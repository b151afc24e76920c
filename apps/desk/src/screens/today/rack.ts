import type { Day, DayBooking, UnitToday } from '@latchkey/api-contract/types';
import type { KeyState } from './unit-key/unit-key.tsx';

/** Rooms that hang on a board at a glance: a larger house is told by its types. */
export const mostOnRack = 40;

/** A room by its number, as the loader keeps it for the rack. */
export type RackUnit = Pick<UnitToday, 'unitId' | 'roomTypeId' | 'number'> & {
  /** Nobody is given it that night. */
  readonly isClosed: boolean;
  readonly isDirty: boolean;
};

/** A hook of the rack: the room, how it stands, and the booking that it leads to. */
export interface Hook extends RackUnit {
  readonly state: KeyState;
  readonly booking: DayBooking | null;
}

/** What the rack needs of a room on a date. */
export const rackUnit = ({ unitId, roomTypeId, number, closures, state }: UnitToday, date: string): RackUnit => ({
  unitId,
  roomTypeId,
  number,
  isClosed: closures.some(({ first, last }) => first <= date && date <= last),
  isDirty: state === 'dirty',
});

/** How every room stands on a day: who is late comes before who leaves, who leaves before who comes after. */
export function hooksOf(day: Day, units: readonly RackUnit[]): readonly Hook[] {
  const hung = new Map<string, { readonly state: KeyState; readonly booking: DayBooking }>();
  const hang = (state: KeyState, bookings: readonly DayBooking[]): void => {
    for (const booking of bookings)
      for (const { unitId } of booking.units ?? []) if (!hung.has(unitId)) hung.set(unitId, { state, booking });
  };
  hang('overdue', day.overdue);
  hang(
    'leaving',
    day.departures.filter(({ leftAt }) => leftAt === null),
  );
  hang('house', day.inHouse);
  hang('arriving', day.arrivals);
  return units.map((unit) => ({
    ...unit,
    ...(hung.get(unit.unitId) ?? { state: unit.isClosed ? ('out' as const) : ('free' as const), booking: null }),
  }));
}
