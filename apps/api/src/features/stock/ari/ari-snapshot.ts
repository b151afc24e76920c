import { dayNumberOf } from '@latchkey/booking-core/dates';
import type { BookingLine, nightHours } from '@latchkey/booking-core/inventory';
import { planKey, type Rate } from './rates.queries.ts';
import { DistinctRates } from './distinct-rates.ts';
import { PlanRates } from './plan-rates.ts';

/** The dates on which as many rooms of a type are there and taken; `hours` has 24 counters where it is sold by the hour. */
export interface RoomRows {
  readonly roomTypeId: string;
  readonly days: readonly number[];
  readonly total: number;
  readonly used: number;
  readonly hours: readonly number[] | null;
}

/** The dates that have one distinct rate of a plan. */
export interface RateRows extends Rate {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly days: readonly number[];
}

/** Where a room type's figures begin. */
interface RoomPlace {
  readonly total: number;
  readonly used: number;
  readonly hours: number | null;
}

const hoursADay = 24;

/**
 * A hotel's ARI (availability, rates and inventory) for a span of days in memory, a byte a figure where none needs two: some 10 KB for eight room types and a year,
 * where rows and objects take a hundred times that. Outside its span nothing is sold.
 */
export class AriSnapshot {
  readonly first: number;
  readonly last: number;
  private readonly days: number;
  private readonly figures: Uint8Array | Uint16Array;
  /** Marker for a day that is not sold; larger than any count. */
  private readonly notSold: number;
  private readonly rooms = new Map<string, RoomPlace>();
  private readonly plans = new Map<string, number>();
  private readonly distinctRates = new DistinctRates();

  constructor(first: number, rooms: readonly RoomRows[], rates: readonly RateRows[]) {
    this.first = first;
    this.last = rooms.reduce((last, { days }) => days.reduce((latest, day) => Math.max(latest, day), last), first);
    this.days = this.last - first + 1;
    let length = 0;
    const place = (days: number): number => (length += days) - days;
    const hourly = new Set(rooms.filter(({ hours }) => hours !== null).map(({ roomTypeId }) => roomTypeId));
    for (const { roomTypeId } of rooms)
      if (!this.rooms.has(roomTypeId))
        this.rooms.set(roomTypeId, {
          total: place(this.days),
          used: place(this.days),
          hours: hourly.has(roomTypeId) ? place(this.days * hoursADay) : null,
        });
    for (const rate of rates) if (!this.plans.has(planKey(rate))) this.plans.set(planKey(rate), place(this.days));
    this.notSold = largestOf(rooms, rates) < 0xff ? 0xff : 0xffff;
    this.figures = this.notSold === 0xff ? new Uint8Array(length) : new Uint16Array(length);
    this.writeRooms(first, this.last, rooms);
    this.writeRates(first, this.last, rates);
  }

  get bytes(): number {
    return 2048 + this.figures.byteLength + this.distinctRates.bytes;
  }

  /** Puts rows in place of all that was known of some days; false where the snapshot has no place for them. */
  writeRooms(first: number, last: number, rows: readonly RoomRows[]): boolean {
    for (const { total } of this.rooms.values()) this.fill(total, first, last, this.notSold);
    if (largestOf(rows, []) >= this.notSold) return false;
    return rows.every(({ roomTypeId, days, total, used, hours }) => {
      const room = this.rooms.get(roomTypeId);
      if (room === undefined || (hours !== null && room.hours === null)) return false;
      for (const day of this.within(days)) {
        this.figures[room.total + day] = total;
        this.figures[room.used + day] = used;
        if (hours !== null && room.hours !== null) this.figures.set(hours, room.hours + day * hoursADay);
      }
      return true;
    });
  }

  /** Puts rates in place of all that were known of some days; false where the snapshot has no place for them. */
  writeRates(first: number, last: number, rows: readonly RateRows[]): boolean {
    for (const plan of this.plans.values()) this.fill(plan, first, last, 0);
    const ids = this.distinctRates.idsOf(rows);
    if (Math.max(0, ...ids) >= this.notSold) return false;
    return rows.every((rate, at) => {
      const plan = this.plans.get(planKey(rate));
      for (const day of this.within(rate.days)) if (plan !== undefined) this.figures[plan + day] = ids[at] ?? 0;
      return plan !== undefined;
    });
  }

  /** How many rooms are free for all of a line; 0 where the date is not sold. */
  freeFor({
    date,
    roomTypeId,
    night,
    hourFrom,
    hourTo,
  }: Pick<BookingLine, 'date' | 'roomTypeId' | 'night' | 'hourFrom' | 'hourTo'>): number {
    const room = this.rooms.get(roomTypeId);
    return room === undefined ? 0 : this.freeOn(room, dayNumberOf(date), night, hourFrom, hourTo);
  }

  /** How many rooms of a type are free for nights in a row, from the check-in hour to the check-out hour: what `freeFor` says of such a stay's lines. */
  freeForNights(
    roomTypeId: string,
    first: number,
    nights: number,
    { checkInHour, checkOutHour }: ReturnType<typeof nightHours>,
  ): number {
    const room = this.rooms.get(roomTypeId);
    if (room === undefined) return 0;
    let free =
      room.hours === null || checkOutHour === 0 ? Infinity : this.freeOn(room, first + nights, false, 0, checkOutHour);
    for (let night = 0; night < nights; night += 1)
      free = Math.min(free, this.freeOn(room, first + night, true, night === 0 ? checkInHour : 0, hoursADay));
    return free;
  }

  /** The rates of a plan; of an unknown plan none is sold. */
  ratesOf(plan: string): PlanRates {
    const { figures, first, distinctRates } = this;
    const place = this.plans.get(plan);
    return new PlanRates({
      figures,
      place: place ?? 0,
      first,
      days: place === undefined ? 0 : this.days,
      distinctRates,
    });
  }

  private freeOn(
    { total, used, hours }: RoomPlace,
    day: number,
    night: boolean,
    hourFrom: number,
    hourTo: number,
  ): number {
    const at = day - this.first;
    const there = at < 0 || at >= this.days ? this.notSold : (this.figures[total + at] ?? this.notSold);
    if (there === this.notSold) return 0;
    let taken = night ? (this.figures[used + at] ?? 0) : hours === null ? there : 0;
    if (hours !== null)
      for (let hour = hourFrom; hour < hourTo; hour += 1)
        taken = Math.max(taken, this.figures[hours + at * hoursADay + hour] ?? 0);
    return Math.max(0, there - taken);
  }

  private fill(place: number, first: number, last: number, figure: number): void {
    this.figures.fill(
      figure,
      place + Math.max(0, first - this.first),
      place + Math.max(0, Math.min(this.days, last - this.first + 1)),
    );
  }

  private within(days: readonly number[]): number[] {
    return days.map((day) => day - this.first).filter((day) => day >= 0 && day < this.days);
  }
}

/** The largest figure that a snapshot of these rows holds: distinct rates are numbered from 1. */
function largestOf(rooms: readonly RoomRows[], rates: readonly RateRows[]): number {
  let largest = rates.length;
  for (const { total, used, hours } of rooms) largest = Math.max(largest, total, used, ...(hours ?? []));
  return largest;
}
