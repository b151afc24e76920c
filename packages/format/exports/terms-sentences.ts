export { feeKeptSentence, feeSumSentence } from '../src/fee-sentences.ts';
export { firstNightsSentence } from '../src/first-nights-sentence.ts';
export { taxesSentence, termsSentence, tiersSentence } from '../src/terms-sentences.ts';
