import { refundFor } from '@latchkey/booking-core/refund';

export { cancellationSteps, type CancellationStep } from '@latchkey/booking-core/cancellation';

/** What comes back of a stay paid in full online. */
export const backOf = (total: number, percent: number): number =>
  refundFor({ total, paid: total, feePercent: percent, paidOnline: true }).refund;
