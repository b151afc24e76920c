import { addDays } from '@latchkey/booking-core/dates';
import type { RoomsModel } from '../rooms.model.ts';
import type { StayBar } from '../plan/plan.types.ts';
import type { Grip, MayDrag } from './drag.types.ts';

/**
 * By what a bar can be held. An end has a grip where it is in sight, not past, and the stay's own instead of a passage
 * to another room; the end on which the guest comes loses it once the guest is there.
 */
export function gripsOf(
  bar: StayBar,
  { today, stays }: Pick<RoomsModel, 'today' | 'stays'>,
  may: MayDrag,
): readonly Grip[] {
  if (bar.state === 'left') return [];
  const whole: readonly Grip[] = may.move || may.change ? ['whole'] : [];
  if (bar.unitId === null || !may.change) return whole;
  const others = stays.filter(
    ({ bookingId, roomTypeId, place }) =>
      bookingId === bar.bookingId && roomTypeId === bar.roomTypeId && place === bar.place,
  );
  const comes =
    !bar.fromBefore && !bar.isInHouse && bar.first >= today && others.every(({ first }) => first >= bar.first);
  const leaves = !bar.goesOn && addDays(bar.last, 1) >= today && others.every(({ last }) => last <= bar.last);
  return [...whole, ...(comes ? (['start'] as const) : []), ...(leaves ? (['end'] as const) : [])];
}
