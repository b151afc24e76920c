export { type Derivation, derivedExtra, derivedPrice, withDerivedPrices } from '../src/prices/derived-prices.ts';
