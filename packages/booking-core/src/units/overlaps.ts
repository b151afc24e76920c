import type { AssignableUnit, UnitTime } from './unit-stay.types.ts';

export const overlaps = (one: UnitTime, other: UnitTime): boolean => one.from < other.to && other.from < one.to;

export const isOpen = (unit: AssignableUnit, time: UnitTime): boolean =>
  !unit.closed.some((closed) => overlaps(closed, time));
