export {
  beforeSentence,
  cancellingSentence,
  chargeSentence,
  noShowSentence,
  nothingPaidSentence,
} from '../src/cancelling-sentences.ts';
