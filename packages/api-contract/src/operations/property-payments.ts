import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { propertyPaymentMethod, wholeBooking } from '../schemas/booking.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller, seenByCaller } from '../schemas/property.ts';
import { minorUnits, typedLine } from '../schemas/scalars.ts';

/** A booking id or its reference, as it is read over the telephone. */
const params = z.strictObject({ booking: z.string().max(80) });
const headers = propertyKey.extend(seenByCaller.shape);
const once = headers.extend(idempotency.shape);
/** Whose part of the folio it pays; of whoever booked unless given. */
const payerId = z.string().min(1).max(120).optional();
const note = typedLine.min(1).max(fieldLengths.invoiceCompany).optional();

/** More than the folio still owes: `due` is what it does. */
const aboveDue = z.object({ code: z.literal('above_due'), due: minorUnits });

/** Money that the property takes and gives back by itself, without a gateway. Sums in minor units of the booking's currency. */
export const propertyPaymentOperations = {
  recordPayment: operation({
    summary:
      'Record what the guest paid at the property; never more than its folio still owes. It confirms an option, which is then paid at the property',
    headers: once,
    params,
    body: z
      .strictObject({ amount: minorUnits.min(1), method: propertyPaymentMethod, note, payerId })
      .meta({ examples: [{ amount: 819_000, method: 'cash' }] }),
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: z.union([refusal('changed', 'not_confirmed', 'booking_expired', 'nothing_due', 'unknown_payer'), aboveDue]),
      422: refusal('idempotency_key_reused'),
    },
  }),
  takePaymentBack: operation({
    summary: 'A payment at the property was not made: what was recorded is reversed, and stays in the books',
    headers,
    params: params.extend({ payment: z.string().max(80) }),
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      /** `given_back`: of this money less is left than the payment was. */
      409: refusal('changed', 'taken_back', 'given_back'),
    },
  }),
  giveBackAtProperty: operation({
    summary: 'The guest has been given what the property owed of money that was paid there',
    headers: once,
    params,
    body: z.strictObject({ method: propertyPaymentMethod, note }).meta({ examples: [{ method: 'cash' }] }),
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: refusal('changed', 'nothing_owed'),
      422: refusal('idempotency_key_reused'),
    },
  }),
};
