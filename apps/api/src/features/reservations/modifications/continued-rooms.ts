import { unchangedRooms, type AgreedRoom, type WantedRoom } from '@latchkey/booking-core/pricing';
import { addDays } from '@latchkey/booking-core/dates';
import {
  hasLength,
  isStayOpen,
  noRestrictions,
  type BookedAt,
  type NightRestrictions,
} from '@latchkey/booking-core/restrictions';
import type { RateOfNight } from '../../stock/stock.ts';
import { isDepartureClosed } from '../quotes/price-selection.ts';

/** A room of a changed stay with the agreed one that it goes on with; null where it is new. */
export interface Continued {
  readonly wanted: WantedRoom;
  readonly kept: AgreedRoom | null;
}

export function continuesOf(agreed: readonly AgreedRoom[], wanted: readonly WantedRoom[]): Continued[] {
  const kept = unchangedRooms(agreed, wanted);
  return wanted.map((room, at) => ({ wanted: room, kept: kept[at] ?? null }));
}

/**
 * Whether a hotel's restrictions of today let a room be changed so. What was agreed stands whatever they have become: an
 * arrival is held to them where it moves, a length where it grows or shrinks, a departure where it moves.
 */
export function isOpenTo({ wanted, kept }: Continued, rates: readonly RateOfNight[], booked: BookedAt): boolean {
  if (wanted.hours !== null) return true;
  // A night that is kept may be sold to nobody today.
  const nights = wanted.dates.map((date) => rates.find((rate) => rate.isSold && rate.date === date) ?? null);
  const known = nights.map((night) => night ?? noRestrictions);
  const [first, last] = [wanted.dates[0], wanted.dates.at(-1)];
  const isEndClosed = last !== undefined && isDepartureClosed(rates, addDays(last, 1));
  if (kept === null || kept.nights[0]?.date !== first)
    return nights[0] !== null && isStayOpen(known, isEndClosed, booked);
  const [length, before] = [nights.length, kept.nights.length];
  if (length === before) return true;
  if (known[0] !== undefined && !hasLength(known[0], length)) return false;
  return !isEndClosed && (length > before ? isAtMost(known, length) : isAtLeast(known, length));
}

const isAtMost = ([arrival, ...others]: readonly NightRestrictions[], length: number): boolean =>
  length <= (arrival?.maxStay ?? length) &&
  [arrival, ...others].every((night) => length <= (night?.maxStayThrough ?? length));

const isAtLeast = (nights: readonly NightRestrictions[], length: number): boolean =>
  length >= (nights[0]?.minStay ?? 1) && nights.every(({ minStayThrough }) => length >= minStayThrough);
