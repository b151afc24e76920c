export { withDerivedPrices } from '../src/prices/derived-prices.ts';
