import { keptRooms, type AgreedRoom, type WantedRoom } from '@latchkey/booking-core/pricing';
import { isSoldTo, type SoldRate } from '../../stock/stock.ts';

/** A room of a changed stay with the agreed one that it goes on with; null where it is new. */
export interface Continued {
  readonly wanted: WantedRoom;
  readonly kept: AgreedRoom | null;
}

export function continuesOf(agreed: readonly AgreedRoom[], wanted: readonly WantedRoom[]): Continued[] {
  const kept = keptRooms(agreed, wanted);
  return wanted.map((room, at) => ({ wanted: room, kept: kept[at] ?? null }));
}

/**
 * Whether a hotel's restrictions of today let a room be changed so. What was agreed stands whatever they have become: an
 * arrival is held to them where it moves, a length where it grows or shrinks.
 */
export function isOpenTo(
  { wanted, kept }: Continued,
  rates: readonly (SoldRate & { readonly date: string })[],
): boolean {
  if (wanted.hours !== null) return true;
  const [first] = wanted.dates;
  const [was] = kept?.nights ?? [];
  const arrival = rates.find(({ date }) => date === first);
  const nights = wanted.dates.length;
  if (kept === null || was?.date !== first) return arrival !== undefined && isSoldTo(arrival, nights);
  if (nights === kept.nights.length || arrival === undefined) return true;
  return nights > kept.nights.length ? nights <= (arrival.maxStay ?? nights) : nights >= arrival.minStay;
}
