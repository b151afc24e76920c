import { endOf, type EngineAnswer } from '../../session/engine-answer.ts';
import type { RatesProblem } from './rates.model.ts';

/** What an answer of the engine means to whoever changes figures; null: it was done. */
export function problemOf(answer: EngineAnswer): RatesProblem | 'signed_out' | null {
  const end = endOf(answer);
  if (end.kind !== 'refused') return end.kind === 'done' ? null : end.kind;
  return end.isForbidden ? 'not_allowed' : 'changed';
}
