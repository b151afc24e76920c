import { refundFor } from '@latchkey/booking-core/refund';

export { cancellationSteps, type CancellationStep } from '@latchkey/booking-core/cancellation';

/** What the property keeps of a total, in minor units. */
export const keptOfTotal = (total: number, percent: number, returnedTaxes = 0): number =>
  total - refundFor({ total, paid: total, feePercent: percent, returnedTaxes, mostOnline: 0 }).refund;

/** What comes back of a stay paid in full: online, or `mostOnline` of it, and the rest at the property. */
export const backOf = (total: number, percent: number, returnedTaxes = 0, mostOnline = total): number =>
  refundFor({ total, paid: total, feePercent: percent, returnedTaxes, mostOnline }).refund;
