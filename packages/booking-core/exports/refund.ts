export { refundByWay, type OnlinePayment, type RefundByWay } from '../src/refund/by-way.ts';
export {
  keepChoices,
  keptBy,
  keptOfNights,
  type KeepChoice,
  type KeptOfNights,
} from '../src/refund/early-departure.ts';
export { paidTowards } from '../src/refund/paid-towards.ts';
export { refundArrival } from '../src/refund/refund-arrival.ts';
export { refundOfChange, type ChangeRefund, type ChangeRequest } from '../src/refund/refund-of-change.ts';
export {
  processingChargePercent,
  refundCodes,
  type RefundCode,
  refundDays,
  refundFor,
  refundInFull,
  refundOfAmount,
  type Refund,
  type RefundRequest,
} from '../src/refund/refund.ts';
export { moneyBackOf, type MoneyBack } from '../src/refund/money-back.ts';
