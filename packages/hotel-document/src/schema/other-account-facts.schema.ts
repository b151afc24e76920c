import { gatewayName } from '@latchkey/api-contract/contract';
import { z } from 'zod';
import { countryCode, currencyCode } from './scalars.schema.ts';

/** One more of a hotel's accounts at payment companies, and whom it serves in place of the first. */
export const otherAccountFacts = z.strictObject({
  gateway: gatewayName,
  vendor: z.string().min(1).max(80).nullable().default(null),
  superVendor: z.string().min(1).max(80).nullable().default(null),
  /** What is charged in these currencies, of guests of these countries, or of all but these. */
  serves: z.strictObject({
    currencies: z.array(currencyCode).min(1).optional(),
    countries: z.array(countryCode).min(1).optional(),
    exceptCountries: z.array(countryCode).min(1).optional(),
  }),
});
