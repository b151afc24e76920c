import { minutesOf } from '../clock/clock-time.ts';
import { daysBetween } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { mostOfAddon } from '../pricing/most-of-addon.ts';
import type { GuestCounts, PricedAddon } from '../pricing/pricing.types.ts';
import type { Ages } from '../guests/ages.ts';

/** What an extra goes with; what is absent is not asked about. */
export interface GoesWith {
  /** Stays of nights, or stays of hours, alone. */
  readonly stay?: 'nights' | 'hours' | undefined;
  /** Rooms of these types alone. */
  readonly roomTypeIds?: readonly string[] | undefined;
  /** When it is had, as `HH:MM` of the property's clock: a stay of hours has it only if it lasts from before until after. */
  readonly times?: { readonly from: string; readonly until: string } | undefined;
  /** Guests of these ages alone, of an extra that is for each person. */
  readonly ages?: Ages | undefined;
}

/** When a stay is: by the night, or so many hours of one day. `startHour` is null while the guest has chosen none. */
export type StayHours =
  | { readonly kind: 'nights'; readonly checkIn?: LocalDate | undefined; readonly checkOut?: LocalDate | undefined }
  | {
      readonly kind: 'hours';
      readonly date?: LocalDate | undefined;
      readonly startHour: number | null;
      readonly hours: number | null;
    };

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
  /** One that is had each `night` can be had on as many of the nights as the guest likes; once a stay where nothing is said. */
  readonly each?: 'night' | 'stay' | undefined;
  /** It is ordered at least so many days before arrival. */
  readonly daysAhead?: number | undefined;
  /** How many are left of it on each day of the stay, where the hotel has only so many. */
  readonly left?: number | undefined;
}

/** On how many of the nights of a stay an extra can be had: 1 where it is had once, and for a stay of hours. */
export const timesOf = ({ each }: Pick<RuledExtra, 'each'>, when: StayHours): number =>
  each === 'night' && when.kind === 'nights' && when.checkIn !== undefined && when.checkOut !== undefined
    ? Math.max(1, daysBetween(when.checkIn, when.checkOut))
    : 1;

/** Whether an extra can still be ordered for a stay on a day of the property's. Where the day of arrival is not known, it can. */
export function isInTime({ daysAhead = 0 }: Pick<RuledExtra, 'daysAhead'>, when: StayHours, today: LocalDate): boolean {
  const arrival = when.kind === 'nights' ? when.checkIn : when.date;
  return daysAhead === 0 || arrival === undefined || daysBetween(today, arrival) >= daysAhead;
}

/**
 * How many of an extra the rooms of a stay can have; 0 where it does not go with the stay or with any of its rooms, or
 * is too late to order. Where `today` is absent, the order counts as made in time.
 */
export function mostOfExtra(
  extra: RuledExtra,
  when: StayHours,
  rooms: readonly (GuestCounts & { readonly roomTypeId: string })[],
  today?: LocalDate,
): number {
  const { goesWith = {} } = extra;
  if (!goesWithStay(goesWith, when) || (today !== undefined && !isInTime(extra, when, today))) return 0;
  const its = rooms.filter(({ roomTypeId }) => goesWithRoom(goesWith, roomTypeId));
  const times = timesOf(extra, when);
  return its.length === 0 ? 0 : Math.min(mostOfAddon(extra, its, times), (extra.left ?? Infinity) * times);
}
