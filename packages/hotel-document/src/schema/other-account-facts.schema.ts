import { gatewayName } from '@latchkey/api-contract/contract';
import { z } from 'zod';
import { countryCode, currencyCode } from './scalars.schema.ts';

/** One more of a hotel's accounts at payment companies, and whom it serves in place of the first. */
export const otherAccountFacts = z.strictObject({
  gateway: gatewayName.meta({ description: 'the payment company of a further account', example: '"stripe"' }),
  vendor: z
    .string()
    .min(1)
    .max(80)
    .nullable()
    .default(null)
    .meta({ description: 'the hotel’s account with it, or null', example: '"acct_1Hotel"' }),
  superVendor: z
    .string()
    .min(1)
    .max(80)
    .nullable()
    .default(null)
    .meta({ description: 'the provider’s account with it, or null', example: '"acct_1Provider"' }),
  serves: z
    .strictObject({
      currencies: z
        .array(currencyCode)
        .min(1)
        .optional()
        .meta({ description: 'what is charged in these currencies', example: '["EUR"]' }),
      countries: z
        .array(countryCode)
        .min(1)
        .optional()
        .meta({ description: 'stays of guests whose number is of these countries', example: '["DE", "AT"]' }),
      exceptCountries: z
        .array(countryCode)
        .min(1)
        .optional()
        .meta({ description: 'stays of guests whose number is of any country but these', example: '["IN"]' }),
    })
    .meta({ description: 'what is paid by it', example: '{ "exceptCountries": ["IN"] }' }),
});
