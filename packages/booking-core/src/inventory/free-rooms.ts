import type { BookingLine } from './booking-line.types.ts';

/** How a room type stands on one date. */
export interface CountedRooms {
  /** Rooms that are sold on the date. */
  readonly total: number;
  /** Rooms that nights take. */
  readonly used: number;
  /** By hour of the day, the rooms that stays fill; null where the type is not sold by the hour. */
  readonly hours: number[] | null;
}

/** How many rooms of a line's type are free for all of it; 0 where the date is not sold. */
export function freeFor(
  line: Pick<BookingLine, 'night' | 'hourFrom' | 'hourTo'>,
  rooms: CountedRooms | undefined,
): number {
  if (rooms === undefined) return 0;
  const nights = line.night ? rooms.used : 0;
  const hours =
    rooms.hours === null
      ? line.night
        ? 0
        : rooms.total
      : Math.max(0, ...rooms.hours.slice(line.hourFrom, line.hourTo));
  return Math.max(0, rooms.total - Math.max(nights, hours));
}

/** How often a stay's lines can be taken as they are, by how many rooms are free for each. */
export const timesFree = (lines: readonly BookingLine[], freeOf: (line: BookingLine) => number): number =>
  Math.min(...lines.map((line) => Math.floor(freeOf(line) / line.quantity)));

/** The rooms once a line is taken (1) or given back (-1). */
export function withLine<R extends CountedRooms>(rooms: R, line: BookingLine, direction: 1 | -1): R {
  const by = line.quantity * direction;
  const hours =
    rooms.hours?.map((filled, hour) => (hour >= line.hourFrom && hour < line.hourTo ? filled + by : filled)) ?? null;
  return { ...rooms, used: line.night ? rooms.used + by : rooms.used, hours };
}
