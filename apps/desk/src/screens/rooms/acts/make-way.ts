import type { RoomUnit } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { meets } from '../plan/meets.ts';
import { nightsOf } from '../plan/nights-of.ts';
import type { PlanSection, StayBar } from '../plan/plan.types.ts';
import { roomsFor } from '../plan/rooms-for.ts';
import type { Nights, PlanAct } from '../plan-acts.types.ts';
import { moveActs } from './move-acts.ts';

/** A stay that makes way, the free room that it goes to, and how. */
export interface WayMade {
  readonly bar: StayBar;
  readonly unit: RoomUnit;
  readonly act: PlanAct;
  readonly undo: readonly PlanAct[];
}

/**
 * How the stays in a room on some nights make way for a closure, each into a free room of its type and no two into one.
 * Null where one of them has no such room, or lies out of sight.
 */
export function makeWay(
  sections: readonly PlanSection[],
  { unitId, first, last }: { readonly unitId: string } & Nights,
  bookings: readonly { readonly bookingId: string }[],
  today: LocalDate,
): readonly WayMade[] | null {
  const rows = sections.flatMap((section) => section.rows);
  const there = rows.find(({ unit }) => unit?.unitId === unitId)?.bars.filter((bar) => meets(bar, first, last)) ?? [];
  const bars = there.filter((bar) => bar.kind === 'stay');
  if (bookings.some(({ bookingId }) => bars.every((bar) => bar.bookingId !== bookingId))) return null;
  const ways: WayMade[] = [];
  for (const bar of bars) {
    const nights = nightsOf(bar, today);
    const free = roomsFor(sections, bar, nights).find(
      ({ is, unit }) => is === 'free' && ways.every((way) => way.unit.unitId !== unit.unitId),
    );
    if (free === undefined) return null;
    ways.push({ bar, unit: free.unit, ...moveActs(bar, free.unit.unitId, nights) });
  }
  return ways;
}
