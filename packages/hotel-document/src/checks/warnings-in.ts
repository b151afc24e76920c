import { withDerivedPrices } from '../prices/derived-prices.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { listedTwice } from '../warnings/listed-twice.warnings.ts';
import { placeDoubtful } from '../warnings/place.warnings.ts';
import { pricesDoubtful } from '../warnings/prices.warnings.ts';
import { saleDoubtful } from '../warnings/sale.warnings.ts';
import { wordsDoubtful } from '../warnings/words.warnings.ts';
import { forEachLanguage, type WordsByLanguage } from './for-each-language.ts';

/** What looks wrong between the files of a hotel; they can be used all the same. */
export function warningsIn(file: HotelFacts, words: WordsByLanguage): HotelFault[] {
  const facts = withDerivedPrices(file);
  return [
    ...listedTwice(facts),
    ...pricesDoubtful(facts),
    ...saleDoubtful(facts),
    ...placeDoubtful(facts),
    ...forEachLanguage(words, (ofOne, file) => wordsDoubtful(facts, ofOne, file)),
  ];
}
