export { chargePenalty, feeAtProperty, feeOfCard, isPenaltyAsked } from './charge-penalty.ts';
export { askDeposit, bookingDeposit } from './booking-deposit.ts';
export {
  type DepositRow,
  depositsToTend,
  findDeposit,
  findDepositOfOrder,
  lookAtDeposit,
  moveDepositCheck,
  writeDeposit,
} from './deposits.queries.ts';
export { liveChange, owingOf, payableOf } from './due-now.ts';
export {
  cardsToTend,
  findCard,
  findCardOfSetup,
  insertCard,
  type StoredCardRow,
  moveCardCheck,
  takenOfCard,
  writeCard,
} from './stored-cards.queries.ts';
export { ledgerUpkeep } from './ledger.upkeep.ts';
export { leftAtProperty, moneyAtProperty } from './money-at-property.ts';
export { dueNowFor } from './payment-choice.ts';
export {
  capturedAtGateway,
  capturedPayments,
  insertPayment,
  leftOnline,
  lockPayment,
  moneyOf,
  type MoneyOfBooking,
  moveCheck,
  paymentOfOrder,
  type PaymentRow,
  paymentsToCheck,
  pendingPayment,
  writeCaptured,
  writeFailed,
  writeOrder,
} from './payments.queries.ts';
export { insertPropertyEntry, propertyEntriesOf, type PropertyEntry } from './property-payments.queries.ts';
export { refundOfTerms } from './refund-of-terms.ts';
export { hasClosing, isOrderOf, isReported, lastPayment, lastPaymentOfShare } from './reported-payments.queries.ts';
export {
  bookingsWithDueShares,
  findShare,
  insertShares,
  moneyOfPayers,
  type ShareRow,
  sharesOf,
  writeShare,
} from './shares.queries.ts';
export { shareOfRefund } from './shares.queries.ts';
