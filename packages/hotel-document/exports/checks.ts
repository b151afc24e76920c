export { type CheckedDraft, checkDraft } from '../src/checks/check-draft.ts';
export {
  type CheckedMedia,
  type ReadDocuments,
  readDocuments,
  type WholeDocuments,
} from '../src/checks/read-documents.ts';
export { reservedSlugs } from '../src/errors/reserved-slugs.ts';
export { measuringShortages } from '../src/shortages/measuring-shortages.ts';
export { policyShortages } from '../src/shortages/policy-shortages.ts';
export { rentalShortages } from '../src/shortages/rental-shortages.ts';
export { saidFactsShortages } from '../src/shortages/said-facts-shortages.ts';
export { searchShortages } from '../src/shortages/search-shortages.ts';
