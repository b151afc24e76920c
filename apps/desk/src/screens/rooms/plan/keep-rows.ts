import type { PlanRow, PlanSection } from './plan.types.ts';

/**
 * A plan whose lines are, where nothing has changed on them, the very ones that are shown: a change of somebody else draws
 * one line anew, and not all of a house.
 */
export function keepRows(shown: readonly PlanSection[], next: readonly PlanSection[]): readonly PlanSection[] {
  const before = new Map(shown.flatMap(({ rows }) => rows.map((row) => [row.key, row] as const)));
  const types = new Map(shown.map(({ type }) => [type.roomTypeId, type] as const));
  return next.map(({ type, rows }) => ({
    type: same(types.get(type.roomTypeId), type),
    rows: rows.map((row): PlanRow => same(before.get(row.key), row)),
  }));
}

const same = <One>(before: One | undefined, next: One): One =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(next) ? before : next;
