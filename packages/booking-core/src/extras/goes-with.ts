import { minutesOf } from '../clock/clock-time.ts';
import { mostOfAddon } from '../pricing/most-of-addon.ts';
import type { GuestCounts, PricedAddon } from '../pricing/pricing.types.ts';

/** What an extra goes with; what is absent is not asked about. */
export interface GoesWith {
  /** Stays of nights, or stays of hours, alone. */
  readonly stay?: 'nights' | 'hours' | undefined;
  /** Rooms of these types alone. */
  readonly roomTypeIds?: readonly string[] | undefined;
  /** When it is had, as `HH:MM` of the property's clock: a stay of hours has it only if it lasts from before until after. */
  readonly times?: { readonly from: string; readonly until: string } | undefined;
}

/** When a stay is: by the night, or so many hours of one day. `startHour` is null while the guest has chosen none. */
export type StayHours =
  | { readonly kind: 'nights' }
  | { readonly kind: 'hours'; readonly startHour: number | null; readonly hours: number | null };

/** Whether an extra goes with such a stay, whatever its rooms are. */
export function goesWithStay({ stay, times }: GoesWith, when: StayHours): boolean {
  if (stay !== undefined && stay !== when.kind) return false;
  if (times === undefined || when.kind === 'nights' || when.startHour === null || when.hours === null) return true;
  const [from, until] = [minutesOf(times.from), minutesOf(times.until)];
  const [begins, ends] = [when.startHour * 60, (when.startHour + when.hours) * 60];
  return begins <= from && ends >= until;
}

/** Whether an extra goes with a room of a type. */
export const goesWithRoom = ({ roomTypeIds }: GoesWith, roomTypeId: string): boolean =>
  roomTypeIds?.includes(roomTypeId) ?? true;

/** What an extra's own rules ask of it. */
export interface RuledExtra {
  readonly category: PricedAddon['category'];
  readonly goesWith?: GoesWith | undefined;
}

/** How many of an extra the rooms of a stay can have; none where it does not go with the stay, or with any of its rooms. */
export function mostOfExtra(
  { category, goesWith = {} }: RuledExtra,
  when: StayHours,
  rooms: readonly (GuestCounts & { readonly roomTypeId: string })[],
): number {
  if (!goesWithStay(goesWith, when)) return 0;
  const its = rooms.filter(({ roomTypeId }) => goesWithRoom(goesWith, roomTypeId));
  return its.length === 0 ? 0 : mostOfAddon(category, its);
}
