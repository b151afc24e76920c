export { extraPriceSentence } from '../src/extra-price-sentence.ts';
