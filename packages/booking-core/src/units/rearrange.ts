import { isOpen, overlaps } from './overlaps.ts';
import type { AssignableUnit, UnitStay } from './unit-stay.types.ts';
import { byWishes } from './unit-wishes.ts';

/** Stays that are moved for one, at most: a night on which more would have to move is left as it is. */
const mostMoves = 8;
/** Tries for each number of moves. Houses of a few units are searched to the end. */
const mostTries = 1000;

/**
 * Where a stay finds a unit of its own, and where stays go that make room for it: units by stays. As few are moved as can
 * be, none that is fixed. Null where no unit can be made free for all of its time.
 */
export function rearranged(
  units: readonly AssignableUnit[],
  stays: readonly UnitStay[],
  stay: UnitStay,
): ReadonlyMap<string, string> | null {
  const movable = stays.filter(({ unitId, isFixed }) => unitId !== null && !isFixed).length;
  for (let most = 0; most <= Math.min(mostMoves, movable); most += 1) {
    const search: Search = { units, stays, most, tries: 0 };
    const found = placeAll(search, [stay], new Map(), 0);
    if (found !== null) return found;
  }
  return null;
}

interface Search {
  readonly units: readonly AssignableUnit[];
  readonly stays: readonly UnitStay[];
  readonly most: number;
  tries: number;
}

/** Places stays one after the other; who is driven out by one has to be placed after it. */
function placeAll(
  search: Search,
  [stay, ...queue]: readonly UnitStay[],
  placed: ReadonlyMap<string, string>,
  moved: number,
): ReadonlyMap<string, string> | null {
  if (stay === undefined) return placed;
  if (search.tries >= mostTries) return null;
  search.tries += 1;
  const waits = new Set(queue.map(({ id }) => id));
  const unitOf = (one: UnitStay): string | null => (waits.has(one.id) ? null : (placed.get(one.id) ?? one.unitId));
  const located = search.stays.map((one) => ({ ...one, unitId: unitOf(one) }));
  for (const unit of byWishes(search.units, located, stay)) {
    if (!isOpen(unit, stay)) continue;
    const there = located.filter((one) => one.id !== stay.id && one.unitId === unit.unitId && overlaps(one, stay));
    if (there.some((one) => one.isFixed || placed.has(one.id))) continue;
    if (moved + there.length > search.most) continue;
    const found = placeAll(
      search,
      [...queue, ...there],
      new Map(placed).set(stay.id, unit.unitId),
      moved + there.length,
    );
    if (found !== null) return found;
  }
  return null;
}
