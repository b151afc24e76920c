import type { RoomUnit } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { meets } from './meets.ts';
import type { PlanSection, StayBar } from './plan.types.ts';

/** A room to which a stay can go, or cannot: `taken` by who can be moved, `held` by who cannot, `closed` on some night. */
export interface RoomFor {
  readonly unit: RoomUnit;
  readonly is: 'free' | 'taken' | 'held' | 'closed';
  /** Who is there on those nights. */
  readonly others: readonly StayBar[];
}

const order = ['free', 'taken', 'held', 'closed'] as const;

/** The other rooms of the stay's type, free ones first. */
export function roomsFor(
  sections: readonly PlanSection[],
  bar: StayBar,
  nights: { readonly first: LocalDate; readonly last: LocalDate } | undefined,
): RoomFor[] {
  const { first, last } = nights ?? bar;
  const rows = sections.find(({ type }) => type.roomTypeId === bar.roomTypeId)?.rows ?? [];
  const rooms = rows.flatMap((row): RoomFor[] => {
    if (row.unit === null || row.unit.unitId === bar.unitId) return [];
    const there = row.bars.filter((one) => meets(one, first, last));
    const others = there.filter((one) => one.kind === 'stay').filter((one) => one.bookingId !== bar.bookingId);
    const isClosed = there.some(({ kind }) => kind === 'closure');
    const isHeld = others.some(({ isPinned, isInHouse }) => isPinned || isInHouse);
    return [
      { unit: row.unit, others, is: isClosed ? 'closed' : isHeld ? 'held' : others.length > 0 ? 'taken' : 'free' },
    ];
  });
  return rooms.toSorted((one, other) => order.indexOf(one.is) - order.indexOf(other.is));
}
