import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { StayBar } from '../plan/plan.types.ts';

/**
 * The night of a bar that lies so many days from the first in sight, by which a part of it is held: a night goes from
 * noon to noon. Undefined where the bar has no room, is a single night, or is past.
 */
export function nightHeld(
  { unitId, first, last }: Pick<StayBar, 'unitId' | 'first' | 'last'>,
  { today, from }: { readonly today: LocalDate; readonly from: LocalDate },
  day: number,
): LocalDate | undefined {
  const earliest = first < today ? today : addDays(first, 1);
  if (unitId === null || earliest > last) return undefined;
  const pressed = addDays(from, Math.floor(day - 0.5));
  if (pressed > last) return last;
  return pressed < earliest ? earliest : pressed;
}
