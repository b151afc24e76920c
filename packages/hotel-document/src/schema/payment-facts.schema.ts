import { gatewayName } from '@latchkey/api-contract/contract';
import { paymentModes, waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { z } from 'zod';
import { advanceFacts, bnplFacts } from './deposit-facts.schema.ts';
import { otherAccountFacts } from './other-account-facts.schema.ts';

/** How stays are paid for. */
export const paymentFacts = z.strictObject({
  gateway: gatewayName.meta({ description: 'the payment company', example: '"card-vault"' }),
  /** The property's account with the gateway, and the provider's: they come with every completed payment. */
  vendor: z.string().min(1).max(80).nullable().default(null).meta({
    description:
      'the hotel’s account with the payment company, or null; `own`: the one of which its owner gave the keys at the desk',
    example: '"acc_7001"',
  }),
  superVendor: z
    .string()
    .min(1)
    .max(80)
    .nullable()
    .default(null)
    .meta({ description: 'the provider’s account with the payment company, or null', example: '"acc_1"' }),
  others: z.array(otherAccountFacts).min(1).max(8).optional().meta({
    description: 'further accounts, each for some bookings; the first has everybody else',
    example: '[{ "gateway": "stripe", "serves": { "exceptCountries": ["IN"] } }]',
  }),
  modes: z
    .array(z.enum(paymentModes))
    .min(1)
    .meta({ description: 'where guests can pay', example: '["online", "at-property"]' }),
  atProperty: z.array(z.enum(waysAtProperty)).optional().meta({
    description: 'how the hotel takes money itself; guests read it in the words that follow from facts',
    example: '["cash", "card-terminal"]',
  }),
  advance: advanceFacts.nullable().default(null).meta({
    description: 'the part that is paid to book, or null',
    example: '{ "kind": "percentage", "percent": 25 }',
  }),
  withRequest: z.boolean().optional().meta({
    description: 'whether what is due online is paid with a request, before the hotel answers it',
    example: 'true',
  }),
  bnpl: bnplFacts.nullable().default(null).meta({
    description: 'paying later with the payment company’s lenders, or null',
    example: '{ "instalments": 3, "everyDays": 30, "from": 10000 }',
  }),
  /** Minor units that are held on a card that is kept, from the day of arrival to that of departure, and let go. */
  deposit: z
    .int()
    .min(1)
    .nullable()
    .optional()
    .meta({ description: 'minor units held on the card of a guarantee during a stay, or null', example: '20000' }),
});
