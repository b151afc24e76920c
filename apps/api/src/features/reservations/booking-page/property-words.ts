import type { PastEvent } from '../../bookings/bookings.ts';

/**
 * What the property wrote to the guest with its last act; undefined where it wrote nothing, or where somebody else has
 * ended the booking since. A payment that confirms what the property accepted ends nothing.
 */
export function propertyWordsIn(history: readonly PastEvent[]): string | undefined {
  const last = history.findLast(
    ({ actor, type }) =>
      type === 'cancelled' ||
      type === 'expired' ||
      type === 'price_accepted' ||
      type === 'price_refused' ||
      (actor === 'property' && ['accepted', 'confirmed', 'rejected', 'price_revised'].includes(type)),
  );
  return last?.actor === 'property' ? (last.words ?? undefined) : undefined;
}
