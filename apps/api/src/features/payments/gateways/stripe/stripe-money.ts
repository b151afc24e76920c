import { type GatewayUnits, stripeFactorOf, toStripeUnits } from '@latchkey/booking-core/currency';
import { z } from 'zod';

/** An amount of ours as the gateway counts it. */
export const toStripe = toStripeUnits;

/** The reverse, rounded to a whole unit of ISO 4217. */
export const fromStripe = (amount: number, currency: string): GatewayUnits =>
  Math.round(amount / stripeFactorOf(currency));

/** A currency in the gateway's answers, in small letters there. */
export const currencyCode = z.string().transform((code) => code.toUpperCase());
