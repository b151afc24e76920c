import { isOpen, overlaps } from './overlaps.ts';
import type { AssignableUnit, UnitPlacement, UnitStay, UnitTime } from './unit-stay.types.ts';
import { byWishes } from './unit-wishes.ts';

const dayHours = 24;

/**
 * The units of a stay that has no single one for all of its time: as few as can be, changed at midnight of the property's
 * clocks, each as long as it is free. Nights on which none is free are left out.
 */
export function splitOver(
  units: readonly AssignableUnit[],
  stays: readonly UnitStay[],
  stay: UnitStay,
): { readonly parts: UnitPlacement['parts']; readonly isWhole: boolean } {
  let isWhole = true;
  const parts: (UnitTime & { unitId: string })[] = [];
  const others = stays.filter(({ id }) => id !== stay.id);
  for (let from = stay.from; from < stay.to;) {
    const wants = parts.at(-1)?.unitId ?? stay.wants;
    const best = byWishes(units, stays, { ...stay, from, wants })
      .map((unit) => ({ unit, until: freeUntil(unit, others, { from, to: stay.to }) }))
      .reduce<{ unit: AssignableUnit; until: number } | null>(
        (one, other) => (one !== null && one.until >= other.until ? one : other),
        null,
      );
    if (best === null || best.until <= from) {
      isWhole = false;
      from = midnightAfter(from);
      continue;
    }
    parts.push({ unitId: best.unit.unitId, from, to: best.until });
    from = best.until;
  }
  return { parts, isWhole };
}

const midnightAfter = (time: number): number => (Math.floor(time / dayHours) + 1) * dayHours;

/** Until which midnight, or the end, a unit is free from a time on; that time itself where it is not. */
function freeUntil(unit: AssignableUnit, stays: readonly UnitStay[], time: UnitTime): number {
  const isFree = (to: number): boolean =>
    isOpen(unit, { from: time.from, to }) &&
    !stays.some((one) => one.unitId === unit.unitId && overlaps(one, { from: time.from, to }));
  let until = time.from;
  for (;;) {
    const next = Math.min(time.to, midnightAfter(until));
    if (next <= until || !isFree(next)) return until;
    until = next;
  }
}
