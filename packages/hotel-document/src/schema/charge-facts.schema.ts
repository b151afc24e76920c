import { z } from 'zod';
import { cancellationFeeFacts } from './cancellation-facts.schema.ts';
import { addonFacts } from './extra-facts.schema.ts';
import { childBandFacts, feeFacts, obligatoryFeeFacts } from './fee-facts.schema.ts';
import { advertisedOfferFacts, promotionFacts } from './offer-facts.schema.ts';
import { share } from './scalars.schema.ts';
import { taxExemptionFacts, taxFacts } from './tax-facts.schema.ts';

/** Charges for a stay beside its nights, and reductions. */
export const chargeFields = {
  penalties: z
    .strictObject({
      checkInDayPercent: share
        .default(100)
        .meta({ description: 'percent of the total kept of a stay cancelled on its check-in day', example: '100' }),
      noShowPercent: share
        .default(100)
        .meta({ description: 'percent of the total kept of a guest who does not come', example: '100' }),
      checkInDay: cancellationFeeFacts
        .optional()
        .meta({ description: 'in place of checkInDayPercent, a fee of another kind', example: '{ "nights": 1 }' }),
      noShow: cancellationFeeFacts
        .optional()
        .meta({ description: 'in place of noShowPercent, a fee of another kind', example: '{ "nights": 1 }' }),
    })
    .default({ checkInDayPercent: 100, noShowPercent: 100 })
    .meta({
      description: 'what is kept at least of a late cancellation and a no-show',
      example: '{ "checkInDayPercent": 100, "noShowPercent": 100 }',
    }),
  convenienceFee: feeFacts
    .nullable()
    .default(null)
    .meta({ description: 'a fee that every booking pays, or null', example: '{ "kind": "fixed", "amount": 500 }' }),
  fees: z.array(obligatoryFeeFacts).default([]).meta({
    description: 'further fees that every stay pays, each named in the words',
    example: '[{ "id": "resort", "per": "night", "amount": 3500 }]',
  }),
  childBands: z.array(childBandFacts).default([]).meta({
    description: 'what children cost a night by their ages, the youngest first, in place of extraChild',
    example: '[{ "under": 6, "price": 0 }, { "under": 12, "percent": 50 }]',
  }),
  taxes: z.array(taxFacts).default([]).meta({
    description: 'the taxes of the hotel',
    example: '[{ "id": "vat", "name": "VAT", "level": "room", "taxType": "percentage", "tax": 7 }]',
  }),
  taxExemptions: z.array(taxExemptionFacts).default([]).meta({
    description: 'what guests may declare at booking to be free of taxes that name it',
    example: '[{ "id": "business" }]',
  }),
  promotions: z.array(promotionFacts).default([]).meta({
    description: 'discounts that apply by themselves, or by a code',
    example: '[{ "id": "early-bird", "kind": "early-bird", "daysAhead": 30, "percent": 10 }]',
  }),
  advertisedOffers: z
    .array(advertisedOfferFacts)
    .default([])
    .meta({ description: 'what is told beside the price', example: '[]' }),
  addons: z.array(addonFacts).default([]).meta({
    description: 'extras that guests add to a stay',
    example: '[{ "id": "breakfast", "category": "person", "price": 1400 }]',
  }),
};
