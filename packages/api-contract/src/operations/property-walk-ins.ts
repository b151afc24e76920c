import { z } from 'zod';
import { operation } from '../operation.ts';
import { traveller, wholeBooking } from '../schemas/booking.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { emailAddress, isoMoment, locale } from '../schemas/scalars.ts';
import { priceChanged } from './bookings.ts';

/** Who is booked for: by name, and by one way at least to reach that person. */
const guest = z
  .strictObject({
    fullName: traveller.shape.fullName,
    email: emailAddress.optional(),
    phone: traveller.shape.contactNumber.optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, { path: ['phone'] });

export const propertyWalkInOperations = {
  bookAtProperty: operation({
    summary:
      'Book a quote for a guest at the counter or on the telephone: confirmed and paid at the property, held until its link is paid, or an option that lapses',
    headers: propertyKey.extend(idempotency.shape),
    body: z
      .strictObject({
        /** Of `POST /api/quotes`. */
        quoteToken: z.string().max(200),
        guest,
        /** Of what the guest is sent, and reads. */
        locale,
        /** `link`: the guest pays online by the link of the booking, which waits for it. */
        pays: z.enum(['at_property', 'link']),
        /** Until when the rooms are held for a guest who has not decided: by arrival at the latest, and for 14 days. */
        optionUntil: isoMoment.optional(),
      })
      .meta({
        examples: [
          {
            quoteToken: '1760_q3X0mJ6mV0Kx8m2b5r1c9w',
            guest: { fullName: 'Asha Rao', phone: '+91 98450 12345' },
            locale: 'en',
            pays: 'at_property',
          },
        ],
      }),
    responses: {
      201: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: z.union([
        refusal(
          'sold_out',
          'quote_expired',
          'hotel_closed',
          'coupon_not_for_stay',
          'addon_not_with_stay',
          'already_booked',
        ),
        priceChanged,
      ]),
      /** `option_too_long`: later than arrival, than 14 days, or past. */
      422: refusal('idempotency_key_reused', 'payment_not_offered', 'invalid_phone', 'option_too_long'),
    },
  }),
};
