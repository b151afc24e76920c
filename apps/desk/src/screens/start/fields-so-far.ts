import type { Start } from './start.model.ts';

/** How many fields were filled in or chosen, the lines of rooms each as one. */
export function fieldsSoFar({ house, rooms, terms }: Start['answers']): number {
  const filled = (answers: object | null): number =>
    Object.values(answers ?? {}).filter((value) => value !== null && value !== '').length;
  return filled(house) + filled(terms) + (rooms?.typed.split('\n').filter((line) => line.trim() !== '').length ?? 0);
}
