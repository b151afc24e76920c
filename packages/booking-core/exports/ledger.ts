export type { BookingMoney, OwingBooking } from '../src/ledger/booking-money.types.ts';
export {
  agreedAhead,
  amountDueNow,
  amountPayable,
  creditedToStay,
  isChangeLive,
  leftToPay,
  paidTowardsStay,
} from '../src/ledger/due-now.ts';
export { dividedByRooms } from '../src/ledger/divided-by-rooms.ts';
export { paymentStatuses, paymentStatusOf, type PaymentStatus } from '../src/ledger/payment-status.ts';
export { shareDeadline } from '../src/time/share-deadline.ts';
export {
  cardStates,
  disputeStates,
  refundStates,
  shareStates,
  type CardState,
  type DisputeState,
  type RefundState,
  type ShareState,
} from '../src/ledger/money-states.ts';
