import { rearranged } from './rearrange.ts';
import { splitOver } from './split-stay.ts';
import type { AssignableUnit, UnitPlacement, UnitStay } from './unit-stay.types.ts';

/** What comes of an assignment. */
export interface Assigned {
  /** Of stays that had no unit, and of those that are moved for them. */
  readonly placements: readonly UnitPlacement[];
  /** Stays for which no unit is free on one of their nights: they are placed on their other nights alone. */
  readonly unplaced: readonly string[];
}

/**
 * Gives units of one type to the stays that have none. Stays that are fixed stay where they are; of the others as few are
 * moved as can be. Among units that are free the best is the one that the guest had, then one near the other rooms of the
 * same booking, on their floor, then the one on which the least time is lost between two stays. A stay changes its unit
 * only where no single one can be made free for it.
 */
export function assignUnits(units: readonly AssignableUnit[], stays: readonly UnitStay[]): Assigned {
  const placed = new Map<string, UnitPlacement>();
  const unplaced: UnitStay[] = [];
  let current = stays;
  // Who stays longest is hardest to place.
  const waiting = stays.filter(({ unitId }) => unitId === null).toSorted(byLength);
  for (const stay of waiting) {
    const moves = rearranged(units, current, stay);
    if (moves !== null) {
      current = current.map((one) => ({ ...one, unitId: moves.get(one.id) ?? one.unitId }));
      for (const [id] of moves) placed.delete(id);
      for (const one of current)
        if (moves.has(one.id)) placed.set(one.id, { id: one.id, parts: [partOf(one, moves.get(one.id) ?? '')] });
      continue;
    }
    const { parts, isWhole } = splitOver(units, current, stay);
    if (isWhole) current = split(placed, current, stay, parts);
    else unplaced.push(stay);
  }
  // Who has a unit for each night comes before who has not.
  for (const stay of unplaced) current = split(placed, current, stay, splitOver(units, current, stay).parts);
  return { placements: [...placed.values()], unplaced: unplaced.map(({ id }) => id) };
}

/** Places a stay in parts; a split stay is left as it is by those that are placed after it. */
function split(
  placed: Map<string, UnitPlacement>,
  current: readonly UnitStay[],
  stay: UnitStay,
  parts: UnitPlacement['parts'],
): readonly UnitStay[] {
  if (parts.length > 0) placed.set(stay.id, { id: stay.id, parts });
  const others = current.filter(({ id }) => id !== stay.id);
  return [...others, ...parts.map((part) => ({ ...stay, ...part, isFixed: true }))];
}

const partOf = ({ from, to }: UnitStay, unitId: string): UnitPlacement['parts'][number] => ({ unitId, from, to });

const byLength = (one: UnitStay, other: UnitStay): number =>
  other.to - other.from - (one.to - one.from) || one.from - other.from || (one.id < other.id ? -1 : 1);
