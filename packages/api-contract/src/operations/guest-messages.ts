import { messageChannels } from '@latchkey/booking-core/inbox';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idempotency, needsCode, ofBooking } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { isoMoment, typedLines } from '../schemas/scalars.ts';

/** One message between a guest and the property about a booking. Its text is plain: no markup in it means anything. */
export const message = z.object({
  messageId: z.string(),
  from: z.enum(['guest', 'property']),
  /** How it went: a guest writes on the booking's page, the property by mail or SMS. */
  channel: z.enum(messageChannels),
  text: z.string(),
  writtenAt: isoMoment,
  /** `waiting` goes out soon, or is tried again; `undelivered` was given up. One written on the page is there: `sent`. */
  delivery: z.enum(['waiting', 'sent', 'undelivered']),
});

/** What a guest and the property write to each other about a booking, by the guest's side. */
export const guestMessageOperations = {
  listOwnMessages: operation({
    summary: 'The conversation with the property about a booking, oldest first, the latest 200',
    params: ofBooking,
    responses: {
      200: z.object({
        messages: z.array(message),
        /** Whether the guest can write now; why not is told by `writeToHotel`. */
        mayWrite: z.boolean(),
      }),
      403: needsCode,
      404: notFound,
    },
  }),
  writeToHotel: operation({
    summary: 'Write to the property about a booking; a few messages wait for its answer at most',
    params: ofBooking,
    headers: idempotency,
    body: z
      .strictObject({ text: typedLines.min(1).max(fieldLengths.guestLetter) })
      .meta({ examples: [{ text: 'Could we leave our bags with you until the evening?' }] }),
    responses: {
      201: message,
      403: needsCode,
      404: notFound,
      409: refusal('booking_over', 'too_many_messages'),
      422: refusal('idempotency_key_reused'),
    },
  }),
};
