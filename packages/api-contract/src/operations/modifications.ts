import { z } from 'zod';
import { operation } from '../operation.ts';
import { bookingReply } from '../schemas/booking.ts';
import { idempotency, needsCode, ofBooking } from '../schemas/of-a-booking.ts';
import { bill, offersLost, quoteRequest } from '../schemas/pricing.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { currency, minorUnits, isoMoment } from '../schemas/scalars.ts';

/** What a change costs: `due` is paid before it takes effect, `refund` comes back. */
export const modificationQuote = z.object({
  quoteToken: z.string(),
  expiresAt: isoMoment,
  selection: quoteRequest,
  bill,
  currency,
  oldTotal: minorUnits,
  newTotal: minorUnits,
  /** New less old; negative where it becomes cheaper. */
  difference: minorUnits,
  paid: minorUnits,
  due: minorUnits,
  /** Of a lower price, what the cancellation terms and the payment company keep. */
  penalty: minorUnits,
  processingCharge: minorUnits,
  refund: minorUnits,
  /** Of `refund`, what the property gives back of what was paid there; absent where nothing is. */
  atProperty: minorUnits.optional(),
  /** What cancelling costs at least once the change is made: a change does not make cancelling cheaper. */
  leastFeeAfter: minorUnits,
  offersLost: offersLost.optional(),
});

/** Changing the dates, guests or rooms of a booking. */
export const modificationOperations = {
  quoteModification: operation({
    summary:
      'Price other dates, guests or rooms for a booking, as a difference; rooms and extras stay unless they are named',
    params: ofBooking,
    body: quoteRequest.pick({ stay: true, rooms: true, addons: true }).partial({ rooms: true }),
    responses: {
      200: modificationQuote,
      403: needsCode,
      404: notFound,
      409: refusal('not_modifiable', 'sold_out', 'hotel_closed'),
      422: refusal(
        'invalid_dates',
        'max_occupancy',
        'max_rooms',
        'not_for_sale',
        'unknown_coupon',
        'payment_not_offered',
      ),
    },
  }),
  modifyBooking: operation({
    summary:
      'Change a booking by a quote of that change, while the booking stands as it was quoted; where something is due, it takes effect when that is paid',
    params: ofBooking,
    headers: idempotency,
    body: z.strictObject({
      quoteToken: z.string().max(200),
      due: minorUnits,
      refund: minorUnits,
      /** The least fee that was shown with the quote: where a deadline has passed since, the change is refused. */
      leastFeeAfter: minorUnits.optional(),
    }),
    responses: {
      200: bookingReply,
      403: needsCode,
      404: notFound,
      409: z.union([
        /** `too_many_holds`: the change is unpaid, and its guest holds as much without payment as one may. */
        refusal('not_modifiable', 'sold_out', 'quote_expired', 'too_many_holds'),
        z.object({ code: z.literal('difference_changed'), quote: modificationQuote }),
        /** More was done to the booking since the change was priced, by whoever: `newer` is how it stands now. */
        z.object({ code: z.literal('booking_changed'), newer: bookingReply }),
      ]),
      422: refusal('idempotency_key_reused', 'payment_not_offered'),
    },
  }),
};
