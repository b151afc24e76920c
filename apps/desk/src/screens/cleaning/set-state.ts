import { propertyClient } from '@latchkey/api-client/property';
import type { ApiClient } from '@latchkey/api-client/client';
import type { UnitState } from '@latchkey/booking-core/units';
import { oneOf } from '../../session/one-of.ts';
import { endOf, type EngineAnswer } from '../../session/engine-answer.ts';
import { cleaningProblems, type CleaningProblem } from './cleaning.model.ts';

/** A state that somebody sets, of a room that was in another when it was looked at. */
export interface SetState {
  readonly unitId: string;
  readonly state: UnitState;
  readonly was: UnitState;
}

/** Why an act on a room was not done; null where it was. */
export function problemOf(answer: EngineAnswer): CleaningProblem | 'signed_out' | null {
  const end = endOf(answer);
  if (end.kind !== 'refused') return end.kind === 'done' ? null : end.kind;
  return end.isForbidden ? 'not_allowed' : (oneOf(cleaningProblems, end.code) ?? 'changed');
}

/** Sets a room's state; resolves to the problem, or null once it is set. */
export const setState = async (
  api: ApiClient,
  hotelId: number,
  { unitId, state, was }: SetState,
): Promise<CleaningProblem | 'signed_out' | null> =>
  problemOf(
    await propertyClient(api, hotelId).call('setUnitState', { params: { unit: unitId }, body: { state, was } }),
  );
