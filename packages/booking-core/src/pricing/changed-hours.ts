import type { AgreedPart, AgreedRoom } from './agreed-stay.types.ts';
import type { PricesToday, WantedRoom } from './changed-stay.types.ts';
import { termsOfDay, type NightParts } from './night-parts.ts';

interface Sized extends NightParts {
  readonly isLess: boolean;
}

/** How many hours an hourly stay had when it came; those that were added since can go again. */
export function firstHours(room: Pick<AgreedRoom, 'hours' | 'nights'>): number {
  const hours = room.hours?.hours ?? 0;
  const added = room.nights.flatMap(({ parts = [] }) =>
    parts.flatMap(({ of }) => (of.kind === 'hours' ? of.from : [])),
  );
  return Math.min(hours, ...added);
}

/**
 * A stay of hours at the length that is wanted now: hours beyond it go at the price at which they came, the newest
 * first; further ones cost today's difference, each length that is sold on the way a part of its own. Null where they
 * are not sold. Nights stay as they are.
 */
export function atLength(
  { base, parts }: NightParts,
  before: Pick<AgreedRoom, 'guests' | 'hours'>,
  want: WantedRoom,
  today: PricesToday,
  came: number,
): Sized | null {
  const { hours } = want;
  if (hours === null || before.hours === null || hours.hours === before.hours.hours)
    return { base, parts, isLess: false };
  let length = before.hours.hours;
  const kept: AgreedPart[] = [];
  for (const part of parts)
    if (part.of.kind === 'hours' && part.of.to > hours.hours) length = Math.min(length, part.of.from);
    else kept.push(part);
  const isLess = length < before.hours.hours;
  const priceOf = (of: number): number | null =>
    today.priceOfHours({ ...want, guests: before.guests, hours: { startHour: hours.startHour, hours: of } });
  let was = length === hours.hours ? 0 : priceOf(length);
  for (let to = length + 1; to <= hours.hours; to++) {
    const is = priceOf(to);
    if (is === null && to < hours.hours) continue;
    if (was === null || is === null) return null;
    const of = { kind: 'hours', from: length, to } as const;
    kept.push({ of, price: Math.max(0, is - was), discounts: [], rate: null, ...termsOfDay(today), came });
    [was, length] = [is, to];
  }
  return { base, parts: kept, isLess };
}
