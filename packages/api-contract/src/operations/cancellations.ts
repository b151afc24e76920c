import { refundCodes } from '@latchkey/booking-core/refund';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { bookingReply } from '../schemas/booking.ts';
import { idempotency, needsCode, ofBooking } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { fee as feeKinds } from '../schemas/hotel.ts';
import { currency, localDate, minorUnits, isoMoment } from '../schemas/scalars.ts';

/** What cancelling costs at this moment. `penalty + processingCharge + refund` is what was paid. */
export const cancellationQuote = z.object({
  currency,
  total: minorUnits,
  paid: minorUnits,
  feePercent: z.number(),
  /** What the fee is of, where it is nights or a sum: `feePercent` is the share that it is then. */
  feeOf: feeKinds.optional(),
  reason: z.enum(['not_confirmed', 'tier', 'after_last_tier', 'check_in_day']),
  fee: minorUnits,
  /** The fee is never below this: the fee that the booking had reached before its dates, guests or rooms were changed. */
  leastFee: minorUnits,
  /** Of `refund`, the taxes that are owed for staying and are in no fee. */
  returnedTaxes: minorUnits.optional(),
  penalty: minorUnits,
  processingCharge: minorUnits,
  refund: minorUnits,
  /** Of `refund`, what the property gives back of what was paid there; absent where nothing is. The rest comes through the gateway. */
  atProperty: minorUnits.optional(),
  code: z.enum(refundCodes),
  /** The last moment at which it is free, or null where it no longer is. */
  freeUntil: isoMoment.nullable(),
  /** Between which days what comes through the gateway arrives, or null where nothing does. */
  arrives: z.object({ from: localDate, to: localDate }).nullable(),
  /** The part of the fee that the guarantee card is charged; absent where there is none. */
  charge: minorUnits.optional(),
  /** Of the fee, what was not paid and is owed at the hotel; absent where nothing is. */
  owed: minorUnits.optional(),
  /** A payment is in dispute: the refund is made once the bank has decided for the property. */
  isDisputed: z.boolean().optional(),
});

/** Cancelling a booking, by its guest. */
export const cancellationOperations = {
  quoteCancellation: operation({
    summary: 'What cancelling would cost now',
    params: ofBooking,
    responses: {
      200: cancellationQuote,
      403: needsCode,
      404: notFound,
      409: refusal('not_cancellable', 'after_check_in'),
    },
  }),
  cancelBooking: operation({
    summary: 'Cancel a booking, at the refund, and the charge of a card that is kept, which the guest was shown',
    params: ofBooking,
    headers: idempotency,
    body: z.strictObject({ refund: minorUnits, charge: minorUnits.optional() }),
    responses: {
      200: bookingReply,
      403: needsCode,
      404: notFound,
      409: z.union([
        refusal('not_cancellable', 'after_check_in'),
        z.object({ code: z.literal('refund_changed'), quote: cancellationQuote }),
      ]),
      422: refusal('idempotency_key_reused'),
    },
  }),
};
