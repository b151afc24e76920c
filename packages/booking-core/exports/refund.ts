export { refundArrival, workingDaysAfter } from '../src/refund/refund-arrival.ts';
export {
  processingChargePercent,
  refundDays,
  refundFor,
  refundInFull,
  refundOfAmount,
  type Refund,
  type RefundRequest,
} from '../src/refund/refund.ts';
