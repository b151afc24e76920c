import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { StayBar } from './plan.types.ts';

/** Further than any stay goes: of one that goes on out of sight its last night is not known here. */
const farNights = 800;

/**
 * Which nights of a stay an act on its bar means: those to come. Undefined where these are all of the room, so that the
 * engine takes them as they stand.
 */
export function nightsOf(
  { unitId, first, last, fromBefore, goesOn, isSplit }: StayBar,
  today: LocalDate,
): { readonly first: LocalDate; readonly last: LocalDate } | undefined {
  // Nights without a room, of a stay that may have one on its others.
  if (unitId === null) return { first: first < today ? today : first, last };
  if (first >= today && !fromBefore && !isSplit) return undefined;
  return { first: first < today ? today : first, last: goesOn && !isSplit ? addDays(last, farNights) : last };
}
