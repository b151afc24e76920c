import type { AssignableUnit, UnitStay, UnitTime } from './unit-stay.types.ts';

/** Two units a floor, free all the time. */
export const unit = (at: number, more: Partial<AssignableUnit> = {}): AssignableUnit => ({
  unitId: `u${at}`,
  floor: String(1 + Math.floor(at / 2)),
  position: at,
  closed: [],
  ...more,
});
/** Some nights from one on, each of 24 hours. */
export const nights = (from: number, count: number): UnitTime => ({ from: from * 24, to: (from + count) * 24 });
/** A stay of its own booking, that has no unit yet. */
export const stay = (id: string, time: UnitTime, more: Partial<UnitStay> = {}): UnitStay => ({
  id,
  bookingId: id,
  unitId: null,
  wants: null,
  isFixed: false,
  ...time,
  ...more,
});
