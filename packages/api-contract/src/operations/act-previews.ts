import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { currency, minorUnits } from '../schemas/scalars.ts';

/** The money of a stay at one moment. */
const staySums = z.object({
  /** What was agreed. */
  total: minorUnits,
  /** What was paid counts so much towards it. */
  paid: minorUnits,
  toPay: minorUnits,
  /** What has gone back to the guest, or is to. */
  back: minorUnits,
  /** Of that, what the property is still to hand over at the counter. */
  owedAtProperty: minorUnits,
  /** Fees of changes, and the fee of a stay that did not take place. */
  kept: minorUnits,
});

/** What an act would make of it. */
export const actPreview = z.object({ currency, now: staySums, after: staySums });

const amount = minorUnits.min(1);

const refusals = [
  'not_confirmed',
  'booking_expired',
  'nothing_due',
  'above_due',
  'not_refundable',
  'refund_too_high',
  'not_cancellable',
  'after_check_in',
  'changed',
  'not_modifiable',
  'sold_out',
  'quote_expired',
] as const;

export const actPreviewOperations = {
  previewAct: operation({
    summary:
      'What a payment at the counter, a refund, a cancellation or a priced change would make of the money of a stay: the act by its own rules, with nothing written; bounds of who acts are left out',
    headers: propertyKey,
    /** A booking id or its reference. */
    params: z.strictObject({ booking: z.string().max(80) }),
    body: z
      .discriminatedUnion('act', [
        z.strictObject({ act: z.literal('payment'), amount }),
        z.strictObject({ act: z.literal('refund'), amount }),
        /** All that was paid goes back, unless less is named. */
        z.strictObject({ act: z.literal('cancel'), refund: minorUnits.min(0).optional() }),
        z.strictObject({
          act: z.literal('change'),
          quoteToken: z.string().max(200),
          /** Another total than was quoted, agreed with the guest. */
          agreedTotal: amount.optional(),
        }),
      ])
      .meta({ examples: [{ act: 'refund', amount: 50_000 }] }),
    responses: {
      200: actPreview,
      ...refusedCaller,
      404: notFound,
      409: refusal(...refusals),
    },
  }),
};
