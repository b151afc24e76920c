import type { Fee, StayPrice } from '@latchkey/booking-core/cancellation';
import { refundFor } from '@latchkey/booking-core/refund';

export { cancellationSteps, type CancellationStep } from '@latchkey/booking-core/cancellation';

/** What the property keeps of a stay, in minor units. */
export const keptOfStay = (price: StayPrice, fee: Fee): number =>
  price.total - refundFor({ ...price, paid: price.total, fee, mostOnline: 0 }).refund;

/** What comes back of a stay paid in full: online, or `mostOnline` of it, and the rest at the property. */
export const backOf = (price: StayPrice, fee: Fee, mostOnline = price.total): number =>
  refundFor({ ...price, paid: price.total, fee, mostOnline }).refund;
