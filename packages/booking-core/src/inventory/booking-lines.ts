import { parseClockTime } from '../clock/clock-time.ts';
import { addDays } from '../dates/local-date.ts';
import { nightsOf } from '../dates/nights.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { HotelTimes, Stay } from '../stay/stay.types.ts';
import type { BookingLine } from './booking-line.types.ts';
import type { RoomOfParts } from '../rooms/room-parts.ts';

/** What of a hotel decides which hours its stays fill. */
export interface HoursOfHotel extends HotelTimes {
  readonly rooms: readonly (RoomOfParts & {
    readonly id: string;
    readonly hourly: { readonly cleaningHours: number } | null;
  })[];
}

/** A stay and the rooms it is for; a room type as often as it is taken. */
export interface SelectedStay {
  readonly stay: Stay;
  readonly rooms: readonly { readonly roomTypeId: string }[];
}

/**
 * Everything a selection takes, in the order in which rows are locked: by date, then room type. A night fills from the
 * check-in hour to midnight and from midnight to the check-out hour, rounded outward; nights in a row fill what is
 * between. Hours fill themselves and the cleaning after them, on both dates where they pass midnight. A room that is made
 * up of others takes those too.
 */
export function bookingLinesOf(hotel: HoursOfHotel, selection: SelectedStay): BookingLine[] {
  const quantities = new Map<string, number>();
  const take = (roomTypeId: string, count: number): void =>
    void quantities.set(roomTypeId, (quantities.get(roomTypeId) ?? 0) + count);
  for (const { roomTypeId } of selection.rooms) {
    take(roomTypeId, 1);
    for (const part of hotel.rooms.find(({ id }) => id === roomTypeId)?.consistsOf ?? [])
      take(part.roomTypeId, part.count);
  }
  const lines = [...quantities].flatMap(([roomTypeId, quantity]) =>
    spansOf(hotel, selection.stay, roomTypeId).map((span) => ({ ...span, roomTypeId, quantity })),
  );
  return inLockOrder(lines);
}

/** Lines in the order in which their rows are locked. */
export function inLockOrder(lines: readonly BookingLine[]): BookingLine[] {
  return lines.toSorted((a, b) => (a.date === b.date ? compare(a.roomTypeId, b.roomTypeId) : compare(a.date, b.date)));
}

/** The hour from which a stay's first night fills a room, and the one until which its last morning does. */
export function nightHours(hotel: HotelTimes): {
  checkInHour: number;
  checkOutHour: number;
} {
  return {
    checkInHour: Math.floor((parseClockTime(hotel.checkInTime) ?? 0) / 60),
    checkOutHour: Math.ceil((parseClockTime(hotel.checkOutTime) ?? 0) / 60),
  };
}

type DateSpan = Omit<BookingLine, 'roomTypeId' | 'quantity'>;

function spansOf(hotel: HoursOfHotel, stay: Stay, roomTypeId: string): DateSpan[] {
  const hourly = hotel.rooms.find((room) => room.id === roomTypeId)?.hourly ?? null;
  if (stay.kind === 'hours')
    return hoursOf(stay.date, stay.startHour, stay.startHour + stay.hours + (hourly?.cleaningHours ?? 0));
  const { checkInHour, checkOutHour } = nightHours(hotel);
  const nights = nightsOf(stay.checkIn, stay.checkOut).map((date, at) => ({
    date,
    night: true,
    hourFrom: at === 0 ? checkInHour : 0,
    hourTo: 24,
  }));
  const lastMorning = { date: stay.checkOut, night: false, hourFrom: 0, hourTo: checkOutHour };
  return hourly === null || checkOutHour === 0 ? nights : [...nights, lastMorning];
}

function hoursOf(date: LocalDate, from: number, to: number): DateSpan[] {
  const today = { date, night: false, hourFrom: from, hourTo: Math.min(to, 24) };
  return to <= 24 ? [today] : [today, { date: addDays(date, 1), night: false, hourFrom: 0, hourTo: to - 24 }];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
