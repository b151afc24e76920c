import { holdsRooms } from '../booking-states/moves.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { paidTowards } from '../refund/paid-towards.ts';
import type { BookingMoney, OwingBooking } from './booking-money.types.ts';

/** What of the money taken still counts: without what goes back, what banks took, and kept fees. */
const counted = (
  { kept }: Pick<OwingBooking, 'kept'>,
  { captured, refunding, refunded, lost }: BookingMoney,
): MinorUnits => paidTowards({ paid: captured, givenBack: refunding + refunded + lost, kept });

/** What of the money taken counts towards what was agreed of a stay: what was posted on its folio is paid after that. */
export function paidTowardsStay(booking: Pick<OwingBooking, 'kept' | 'total'>, money: BookingMoney): MinorUnits {
  const paid = counted(booking, money);
  return Math.min(paid, Math.max(booking.total, paid - Math.max(0, money.posted ?? 0)));
}

/**
 * What counts towards a stay where a change makes its total `after`: the money, and what the property has taken off its
 * folio. What it gives back is never more than the money.
 */
export function creditedToStay(
  booking: Pick<OwingBooking, 'kept' | 'total'>,
  money: BookingMoney,
  after: MinorUnits,
): MinorUnits {
  const paid = paidTowardsStay(booking, money);
  return Math.min(paid + Math.max(0, -(money.posted ?? 0)), paid + after);
}

/**
 * What a guest still owes of a folio, whenever it is to be paid: the stay, fees that are kept beside it and what was posted,
 * or the unpaid fee of a cancelled or missed stay.
 */
export function leftToPay(
  booking: Pick<OwingBooking, 'status' | 'total' | 'kept' | 'penaltyDue' | 'feeOwed'>,
  { captured, refunding, refunded, lost, posted = 0 }: BookingMoney,
): MinorUnits {
  const { status, total, kept, penaltyDue = 0, feeOwed = 0 } = booking;
  const gone = refunding + refunded + lost;
  return Math.max(0, posted + (holdsRooms(status) ? total + kept - captured + gone : penaltyDue + feeOwed));
}

/** Whether the change of a confirmed booking waits for its payment, and its time has not run out at `now`. */
export const isChangeLive = ({ status, change }: Pick<OwingBooking, 'status' | 'change'>, now: number): boolean =>
  status === 'confirmed' && change !== null && change.expiresAt > now;

/** What the guest is asked to pay at `now`: for a booking that waits for money, for a change of one, or for a stay that did not take place. */
export function amountDueNow(booking: OwingBooking, money: BookingMoney, now: number): MinorUnits {
  const paid = paidTowardsStay(booking, money);
  if (booking.status === 'payment_pending') return Math.max(0, booking.dueNow - paid);
  if (booking.status === 'cancelled' || booking.status === 'no_show') return booking.penaltyDue ?? 0;
  return isChangeLive(booking, now) ? Math.max(0, (booking.change?.dueNow ?? 0) - paid) : 0;
}

/**
 * What the guest can pay online at `now`: what is due, or, of a confirmed stay, what it still costs, where the hotel takes
 * the whole of it online.
 */
export function amountPayable(
  booking: OwingBooking,
  money: BookingMoney,
  now: number,
  takesAllOnline: boolean,
): { readonly amount: MinorUnits; readonly isRest: boolean } {
  const due = amountDueNow(booking, money, now);
  if (due > 0) return { amount: due, isRest: false };
  const isTaken = booking.status === 'confirmed' && takesAllOnline;
  return { amount: isTaken ? leftToPay(booking, money) : 0, isRest: true };
}

/** What a guest was asked to pay ahead; one who then chose to pay at the property may pay up to the total. */
export const agreedAhead = (dueNow: MinorUnits, total: MinorUnits): MinorUnits => (dueNow > 0 ? dueNow : total);
