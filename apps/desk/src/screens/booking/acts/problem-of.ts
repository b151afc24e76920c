import { oneOf } from '../../../session/one-of.ts';
import { endOf, type EngineAnswer } from '../../../session/engine-answer.ts';
import { bookingProblems, type BookingProblem } from '../booking.model.ts';

/** What an answer of the engine means to whoever pressed. */
export function problemOf(answer: EngineAnswer): BookingProblem | 'signed_out' | null {
  const end = endOf(answer);
  if (end.kind !== 'refused') return end.kind === 'done' ? null : end.kind;
  return oneOf(bookingProblems, end.code) ?? (end.isForbidden ? 'not_allowed' : 'not_possible');
}
