import { overlaps } from './overlaps.ts';
import type { AssignableUnit, UnitStay } from './unit-stay.types.ts';

/** Hours beyond which it makes no difference how long a unit is free. */
const farHours = 24 * 60;

/** Units in the order in which they suit a stay: see `assignUnits`. */
export function byWishes(
  units: readonly AssignableUnit[],
  stays: readonly UnitStay[],
  stay: UnitStay,
): readonly AssignableUnit[] {
  const party = stays.filter(
    (one) => one.bookingId === stay.bookingId && one.id !== stay.id && one.unitId !== null && overlaps(one, stay),
  );
  const near = units.filter((unit) => party.some(({ unitId }) => unitId === unit.unitId));
  const ranked = units.map((unit) => ({ unit, rank: rankOf(unit, near, stays, stay) }));
  return ranked
    .toSorted((one, other) => compare(one.rank, other.rank) || one.unit.position - other.unit.position)
    .map(({ unit }) => unit);
}

/** Less is better, the first figure before the second. */
function rankOf(
  unit: AssignableUnit,
  near: readonly AssignableUnit[],
  stays: readonly UnitStay[],
  stay: UnitStay,
): readonly number[] {
  return [
    unit.unitId === stay.wants ? 0 : 1,
    near.length === 0 || near.some(({ floor }) => floor !== null && floor === unit.floor) ? 0 : 1,
    near.length === 0 ? 0 : Math.min(...near.map(({ position }) => Math.abs(position - unit.position))),
    lostHours(unit, stays, stay),
  ];
}

/** Hours for which the unit would be empty before and after the stay. */
function lostHours({ unitId }: AssignableUnit, stays: readonly UnitStay[], stay: UnitStay): number {
  const there = stays.filter((one) => one.unitId === unitId && one.id !== stay.id);
  const before = Math.max(stay.from - farHours, ...there.filter(({ to }) => to <= stay.from).map(({ to }) => to));
  const after = Math.min(stay.to + farHours, ...there.filter(({ from }) => from >= stay.to).map(({ from }) => from));
  return stay.from - before + (after - stay.to);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, figure] of one.entries()) {
    const difference = figure - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
