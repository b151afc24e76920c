import type { DividedCost, WholeBooking } from '@latchkey/api-contract/types';
import { plainAmount } from '@latchkey/booking-core/currency';
import { allocate, money } from '@latchkey/booking-core/money';
import type { ShareLine } from './divide.model.ts';

/** As many shares as can be open at once. */
export const mostShares = 20;

export const guestsOf = ({ rooms }: Pick<WholeBooking, 'rooms'>): number =>
  rooms.reduce((sum, { adults, children }) => sum + adults + children, 0);

/** What the form begins with: the open shares as they are, or what is left in equal parts, by bed, by room or by a number. */
export function proposedLines(
  booking: Pick<WholeBooking, 'rooms' | 'currency'>,
  divided: DividedCost,
  by: string | undefined,
): readonly ShareLine[] {
  const open = divided.shares.filter(({ state }) => state === 'open' || state === 'declined');
  if (by === undefined && open.length > 0)
    return open.map(({ shareId, label, amount }) => ({
      shareId,
      label,
      amount: plainAmount(amount, booking.currency),
    }));
  const count = Math.min(mostShares, Math.max(1, countOf(booking, by)));
  const equal = Array.from({ length: count }, () => 1);
  const parts = divided.left === 0 ? [] : allocate(money(divided.left, booking.currency), equal);
  return parts.map(({ amount }) => ({ shareId: '', label: '', amount: plainAmount(amount, booking.currency) }));
}

function countOf(booking: Pick<WholeBooking, 'rooms'>, by: string | undefined): number {
  if (by === 'room') return booking.rooms.length;
  return by !== undefined && /^\d{1,2}$/.test(by) ? Number(by) : guestsOf(booking);
}
