import type { Refund } from '@latchkey/booking-core/refund';
import type { BookingRow } from '../bookings/bookings.ts';

/** What a booking's history tells of an end beside the sums, in minor units, as far as there is any: its invariants judge by it. */
export interface Costs {
  /** Of the sum kept: the payment companies' charge on the refund. */
  readonly processingCharge?: number;
  /** The least that cancelling cost, by changes before. */
  readonly leastFee?: number;
  /** What the terms ask for where nothing was paid: its guest is told. */
  readonly fee?: number;
}

/** The costs of a booking's end by its terms. */
export const costsOf = (
  { least_fee: leastFee }: Pick<BookingRow, 'least_fee'>,
  { processingCharge, fee, code }: Pick<Refund, 'processingCharge' | 'fee' | 'code'>,
): Costs => ({
  ...(processingCharge > 0 ? { processingCharge } : {}),
  ...(leastFee > 0 ? { leastFee } : {}),
  ...(code === 'nothing_paid' && fee > 0 ? { fee } : {}),
});
