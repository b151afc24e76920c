export { extraPriceSaid } from '../src/extra-price-said.ts';
