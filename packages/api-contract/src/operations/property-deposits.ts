import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { wholeBooking } from '../schemas/booking.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { boundedCaller, propertyKey, refusedCaller, seenByCaller } from '../schemas/property.ts';
import { minorUnits, typedLine } from '../schemas/scalars.ts';

const params = z.strictObject({ booking: z.string().max(80) });
const headers = propertyKey.extend(seenByCaller.shape);

/** What a property does with a security deposit that is held on a guest's card. */
export const propertyDepositOperations = {
  captureDeposit: operation({
    summary:
      'Take a sum of the security deposit that is held, once; the rest is let go. The guest is told of the sum and the reason',
    headers: headers.extend(idempotency.shape),
    params,
    body: z
      .strictObject({ amount: minorUnits.min(1), reason: typedLine.min(1).max(fieldLengths.invoiceCompany) })
      .meta({ examples: [{ amount: 4000, reason: 'A broken window' }] }),
    responses: {
      200: wholeBooking,
      ...boundedCaller,
      404: notFound,
      409: refusal('changed', 'not_held', 'above_held'),
      422: refusal('idempotency_key_reused'),
    },
  }),
  letDepositGo: operation({
    summary: 'Let go of the security deposit that is held, before its day',
    headers,
    params,
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: refusal('changed', 'not_held'),
    },
  }),
};
