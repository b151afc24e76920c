import type { StartStep } from '@latchkey/booking-core/onboarding';
import type { Start } from './start.model.ts';

/** The last step that can be opened: a house without rooms has no terms yet, and what is no hotel has no pages. */
export function reachedBy({ answers: { house, rooms }, state }: Pick<Start, 'answers' | 'state'>): StartStep {
  if (state !== 'answers') return 'preview';
  if (house === null) return 'house';
  return rooms === null ? 'rooms' : 'terms';
}
