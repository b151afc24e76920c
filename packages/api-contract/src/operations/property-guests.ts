import { dialledNumber, fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { wholeBooking } from '../schemas/booking.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller, seenByCaller } from '../schemas/property.ts';
import { emailAddress, personName } from '../schemas/scalars.ts';

/** A booking id or its reference, as it is read over the telephone. */
const params = z.strictObject({ booking: z.string().max(80) });
const once = propertyKey.extend(seenByCaller.shape).extend(idempotency.shape);

/** What a property does for the guest of a booking, beside the stay and its money. */
export const propertyGuestOperations = {
  changeContact: operation({
    summary:
      'Put right how the guest who booked is called, written to and telephoned; devices that proved the address or number of before prove it no more',
    headers: once,
    params,
    body: z
      .strictObject({
        fullName: personName.optional(),
        email: emailAddress.optional(),
        contactNumber: z.string().max(80).overwrite(dialledNumber).min(5).max(fieldLengths.phone).optional(),
      })
      .meta({ examples: [{ email: 'asha.rao@example.com' }] }),
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      /** `forgotten`: whoever booked has had it erased. */
      409: refusal('changed', 'forgotten', 'hotel_held', 'too_many_messages'),
      422: refusal('invalid_phone', 'idempotency_key_reused'),
    },
  }),
  sendVoucherAgain: operation({
    summary: 'Send the guest the voucher of a confirmed stay once more, by mail',
    headers: once,
    params,
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: refusal('changed', 'not_confirmed', 'forgotten', 'hotel_held', 'too_many_messages'),
      422: refusal('idempotency_key_reused'),
    },
  }),
  sendPaymentLink: operation({
    summary: 'Send the guest a link by which what is due, or what a confirmed stay still costs, is paid online',
    headers: once,
    params,
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      /** `nothing_payable`: the balance is 0, or the hotel does not take it online. */
      409: refusal('changed', 'nothing_payable', 'forgotten', 'hotel_held', 'too_many_messages'),
      422: refusal('idempotency_key_reused'),
    },
  }),
};
