import type { GatewayUnits } from './currency.types.ts';

/** Currencies without decimals of which Stripe counts hundredths all the same, and takes whole ones alone. */
const countedInHundredths: readonly string[] = ['ISK', 'UGX'];

/** By how much an amount in `GatewayUnits` is multiplied where Stripe counts it: in the engine, and in a page's elements. */
export const stripeFactorOf = (currency: string): number => (countedInHundredths.includes(currency) ? 100 : 1);

/** An amount as Stripe counts it. */
export const toStripeUnits = (amount: GatewayUnits, currency: string): number => amount * stripeFactorOf(currency);
