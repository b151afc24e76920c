export { processingChargePercent, refundDays, refundFor, refundInFull, refundOfAmount, type Refund, type RefundRequest } from '../src/refund/refund.ts';
