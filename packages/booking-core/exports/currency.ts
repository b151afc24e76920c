export type * from '../src/currency/currency.types.ts';
export { cashStepOf, inCash } from '../src/currency/cash.ts';
export { currencyCodes, isBillable } from '../src/currency/currency-codes.ts';
export { decimalsOf, toGatewayUnits } from '../src/currency/currency.ts';
export { plainAmount } from '../src/currency/plain-amount.ts';
export { stripeFactorOf, toStripeUnits } from '../src/currency/stripe-units.ts';
