import { timeRequestKinds } from '@latchkey/booking-core/stay';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { bookingReply, guestRequest } from '../schemas/booking.ts';
import { idempotency, needsCode, ofBooking } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { minorUnits, typedLines } from '../schemas/scalars.ts';

/** What a guest asks a property, and answers it. */
export const guestRequestOperations = {
  answerPriceRevision: operation({
    summary: 'Accept or refuse the price the property has revised',
    params: ofBooking,
    headers: idempotency,
    body: z.strictObject({ decision: z.enum(['accept', 'refuse']), updatedPrice: minorUnits }),
    responses: {
      200: bookingReply,
      403: needsCode,
      404: notFound,
      409: refusal('not_revised', 'price_changed', 'booking_expired'),
      422: refusal('idempotency_key_reused'),
    },
  }),
  createGuestRequest: operation({
    summary: 'Ask the property for an early or late arrival, or a late departure',
    params: ofBooking,
    headers: idempotency,
    body: z.strictObject({
      /** `arrival` before check-in time, `late_arrival` after it, `departure` after check-out time. */
      kind: z.enum(timeRequestKinds),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      note: typedLines.max(fieldLengths.requestNote).optional(),
    }),
    responses: {
      201: guestRequest,
      403: needsCode,
      404: notFound,
      409: refusal('not_confirmed', 'too_late', 'unfit_time', 'too_many_requests'),
      422: refusal('idempotency_key_reused'),
    },
  }),
};
