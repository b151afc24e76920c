import type { StartStep } from '@latchkey/booking-core/onboarding';
import type { Start } from './start.model.ts';

/** The last step that can be opened: terms need rooms, rooms need a house, the preview needs the hotel. */
export function lastOpenStep({ answers: { house, rooms }, state }: Pick<Start, 'answers' | 'state'>): StartStep {
  if (state !== 'answers') return 'preview';
  if (house === null) return 'house';
  return rooms === null ? 'rooms' : 'terms';
}
