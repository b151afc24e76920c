import { guestsChoices } from '@latchkey/booking-core/payment-ways';
import { z } from 'zod';
import { cancellationFeeFacts, tierFacts } from './cancellation-facts.schema.ts';
import { advanceFacts } from './deposit-facts.schema.ts';
import { formerIds, identifier, percent, share } from './scalars.schema.ts';

/** When cancelling costs what; hours count back from check-in. Empty: not refundable. */
export const ratePlanFacts = z.strictObject({
  id: identifier.meta({ description: 'the plan’s own id', example: '"flexible"' }),
  was: formerIds.meta({ description: 'former ids of the same plan', example: '"standard"' }),
  inclusions: z
    .array(identifier)
    .default([])
    .meta({ description: 'what it includes, by the codes that the site has words for', example: '["breakfast"]' }),
  cancellation: z
    .array(tierFacts)
    .default([])
    .meta({ description: 'until when cancelling costs what', example: '[{ "hoursBeforeCheckIn": 48, "percent": 0 }]' }),
  payment: z
    .array(z.enum(guestsChoices))
    .min(1)
    .meta({ description: 'how a stay on it can be paid', example: '["full", "advance", "at-property"]' }),
  penalties: z
    .strictObject({
      checkInDayPercent: share
        .optional()
        .meta({ description: 'percent kept of a stay cancelled on its check-in day', example: '0' }),
      noShowPercent: share.optional().meta({ description: 'percent kept of a guest who does not come', example: '80' }),
      checkInDay: cancellationFeeFacts
        .optional()
        .meta({ description: 'in place of checkInDayPercent, a fee of another kind', example: '{ "nights": 1 }' }),
      noShow: cancellationFeeFacts
        .optional()
        .meta({ description: 'in place of noShowPercent, a fee of another kind', example: '{ "nights": 1 }' }),
    })
    .optional()
    .meta({
      description: 'what is kept at least of a stay on this plan, in place of the hotel’s `penalties`',
      example: '{ "noShowPercent": 80 }',
    }),
  advance: advanceFacts.optional().meta({
    description: 'the part that is paid to book on this plan, in place of `payment.advance`',
    example: '{ "kind": "first-night" }',
  }),
  derivedFrom: z
    .strictObject({
      ratePlanId: identifier.meta({ description: 'the plan that it follows', example: '"flexible"' }),
      percent: percent
        .optional()
        .meta({ description: 'percent added to its price of each night, or taken off', example: '-10' }),
      amount: z.int().optional().meta({
        description: 'or a sum added to its price of each night, or taken off, in minor units',
        example: '-500',
      }),
    })
    .optional()
    .meta({
      description: 'the plan whose prices it follows in every room, and by what; it has none of its own then',
      example: '{ "ratePlanId": "flexible", "percent": -10 }',
    }),
});
