import { z } from 'zod';
import { operation } from '../operation.ts';
import { bookingStatus, guestRequest } from '../schemas/booking.ts';
import { needsCode, ofBooking } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { isoMoment, localDate, minorUnits } from '../schemas/scalars.ts';
import { shareState } from '../schemas/shares.ts';

/** How a guest sees, exports or erases their personal data. */
export const personalDataOperations = {
  exportPersonalData: operation({
    summary: 'Everything kept about the guests of a booking',
    params: ofBooking,
    responses: {
      200: z.object({
        exportedAt: isoMoment,
        booking: z.record(z.string(), z.unknown()),
        requests: z.array(guestRequest),
        /** What the property’s shifts wrote about the booking; absent from an older engine. */
        notes: z.array(z.object({ text: z.string(), at: isoMoment })).optional(),
        /** What guest and property wrote to each other about the booking; absent from an older engine. */
        conversation: z
          .array(
            z.object({ from: z.enum(['guest', 'property']), channel: z.string(), text: z.string(), at: isoMoment }),
          )
          .optional(),
        /** The property’s letters in answer to `forms`; absent from an older engine. */
        answers: z.array(z.object({ text: z.string(), at: isoMoment })).optional(),
        messages: z.array(z.object({ kind: z.string(), at: isoMoment })),
        /** Sent in on this stay; and at this hotel under the mail address and the number where a code sent there was entered at this device. */
        forms: z.array(z.object({ kind: z.string(), at: isoMoment, facts: z.record(z.string(), z.unknown()) })),
        /** How the cost was divided, with the names that payers gave; absent from an older engine. Amounts in minor units. */
        shares: z
          .array(
            z.object({
              label: z.string(),
              amount: minorUnits,
              state: shareState,
              paid: minorUnits,
              refunded: minorUnits,
              payer: z.string().optional(),
              at: isoMoment,
            }),
          )
          .optional(),
        /** The facts of the card that the hotel asked for as a guarantee. Absent where it asked for none. */
        card: z
          .object({ brand: z.string().nullable(), last4: z.string().nullable(), isKept: z.boolean(), at: isoMoment })
          .optional(),
      }),
      403: needsCode,
      404: notFound,
    },
  }),
  erasePersonalData: operation({
    summary:
      'Forget the guests of a booking that is over, and what was sent in under an address or number proved by a code; the books stay whole',
    params: ofBooking,
    responses: {
      200: z.object({
        status: bookingStatus,
        erasedAt: isoMoment,
        /** What the law has the property keep of the registration, until the end of this day. Absent where it keeps nothing. */
        registrationKeptUntil: localDate.optional(),
      }),
      403: needsCode,
      404: notFound,
      409: refusal('booking_active'),
    },
  }),
  leaveDevice: operation({
    summary: 'End what this device may see, of this booking and every other, and delete its cookie',
    params: ofBooking,
    responses: { 200: z.object({ left: z.literal(true) }), 403: needsCode, 404: notFound },
  }),
};
