export { attributionOf, type Attribution } from '../src/attribution/attribution.ts';
