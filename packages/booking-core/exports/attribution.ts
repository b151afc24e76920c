export { attributionOf, type Attribution } from '../src/attribution/attribution.ts';
export {
  readSource,
  sourceCookie,
  sourceOfLink,
  writeSource,
  type VisitSource,
} from '../src/attribution/visit-source.ts';
