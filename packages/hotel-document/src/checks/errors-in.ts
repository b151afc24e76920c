import { faultsInAccounts } from '../errors/accounts.errors.ts';
import { faultsInDerivedPlans } from '../errors/derived-plans.errors.ts';
import { faultsInFacts } from '../errors/facts.errors.ts';
import { faultsInSeasons } from '../errors/seasons.errors.ts';
import { faultsInDeposit } from '../errors/security-deposit.errors.ts';
import { faultsInWords } from '../errors/words.errors.ts';
import { withDerivedPrices } from '../prices/derived-prices.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { forEachLanguage, type WordsByLanguage } from './for-each-language.ts';

/** Faults that no single value shows: unknown ids, missing words, unreadable colours. */
export function errorsIn(facts: HotelFacts, words: WordsByLanguage): HotelFault[] {
  return [
    ...faultsInDerivedPlans(facts),
    ...faultsInFacts(withDerivedPrices(facts)),
    ...faultsInAccounts(facts),
    ...faultsInDeposit(facts),
    ...faultsInSeasons(facts),
    ...forEachLanguage(words, (ofOne, file) => faultsInWords(facts, ofOne, file)),
  ];
}
