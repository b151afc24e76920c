import { z } from 'zod';
import { operation } from '../operation.ts';
import { needsCode, ofBooking } from '../schemas/of-a-booking.ts';
import { notFound } from '../schemas/problem.ts';
import { locale } from '../schemas/scalars.ts';

/** What a guest fetches from the booking's page. */
export const ownInvoiceOperations = {
  getOwnInvoice: operation({
    summary:
      'The invoice of a booking that stands, as a PDF on A4, for a device that made the booking or has entered a code',
    params: ofBooking,
    query: z.strictObject({ language: locale.default('en') }),
    sendsPaper: true,
    responses: { 200: z.string().meta({ format: 'binary', examples: [''] }), 403: needsCode, 404: notFound },
  }),
};
