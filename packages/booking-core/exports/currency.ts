export type * from '../src/currency/currency.types.ts';
export { currencyCodes, decimalsOf, isBillable, toGatewayUnits } from '../src/currency/currency.ts';
export { plainAmount } from '../src/currency/plain-amount.ts';
