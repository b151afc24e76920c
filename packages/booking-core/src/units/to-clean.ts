import type { UnitState } from './unit-state.ts';

/**
 * Whether a room is to be cleaned: it is dirty, or somebody slept in it last night and nobody has said since midnight what
 * it is like. `stateAt` and `midnight` are milliseconds; null where nobody ever said.
 */
export const isToClean = (
  {
    state,
    stateAt,
    wasSleptIn,
  }: { readonly state: UnitState; readonly stateAt: number | null; readonly wasSleptIn: boolean },
  midnight: number,
): boolean => state === 'dirty' || (wasSleptIn && (stateAt === null || stateAt < midnight));
