import { byLargestRemainder } from '../arithmetic/largest-remainder.ts';
import type { MinorUnits } from '../currency/currency.types.ts';

/**
 * What is left of a stay divided by its rooms: in proportion to what each costs on the bill (`rooms`, before discounts and
 * taxes, which so fall on each as it costs), whole minor units by the largest remainder. Equal parts where no room costs
 * anything. The parts add up to what is left.
 */
export function dividedByRooms(left: MinorUnits, rooms: readonly { readonly amount: MinorUnits }[]): MinorUnits[] {
  if (rooms.length === 0) return [];
  const isFree = rooms.every(({ amount }) => amount === 0);
  return byLargestRemainder(
    left,
    rooms.map(({ amount }) => (isFree ? 1 : amount)),
  );
}
