import { holdsRooms } from '../booking-states/moves.ts';
import type { BookingMoney, OwingBooking } from '../ledger/booking-money.types.ts';
import type { FolioBalance } from './folio.types.ts';

/** A booking's balance by the sums of its money, for lists that read no lines: the same as by its folio's lines. */
export function balanceOfSums(
  { status, total, kept, penaltyDue = 0, feeOwed = 0 }: Omit<OwingBooking, 'dueNow' | 'change'>,
  { captured, refunding, refunded, lost, posted = 0 }: BookingMoney,
): FolioBalance {
  const charges = kept + posted + (holdsRooms(status) ? total : penaltyDue + feeOwed);
  const givenBack = refunded + lost;
  const balance = charges - captured + givenBack;
  const left = balance + refunding;
  return {
    charges,
    paid: captured,
    givenBack,
    balance,
    toPay: Math.max(0, left),
    toGiveBack: refunding + Math.max(0, -left),
  };
}
