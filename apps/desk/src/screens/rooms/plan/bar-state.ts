import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { StayInUnit } from '@latchkey/api-contract/types';
import type { Standing } from '../rooms.model.ts';
import type { BarState } from './plan.types.ts';

/**
 * How the bar of a stay looks. A stay of several rooms, one after the other, is in that of tonight: those to come are booked,
 * those behind left.
 */
export function barState(
  { bookingId, first, last, held }: Pick<StayInUnit, 'bookingId' | 'first' | 'last' | 'held'>,
  standing: Readonly<Record<string, Standing>>,
  today: LocalDate,
): BarState {
  const known = standing[bookingId];
  if (known === 'ask') return 'ask';
  if (first > today) return 'booked';
  const out = addDays(last, 1);
  if (out < today && known !== 'overdue') return 'left';
  if (known !== undefined) return known === 'leaving' && out > today ? 'house' : known;
  if (held === 'in_house') return 'house';
  return out <= today ? 'left' : 'booked';
}
