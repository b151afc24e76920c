import type { ModificationQuote } from '@latchkey/api-contract/types';
import type { StoredQuote } from '../quotes/quotes.queries.ts';

/** The offers that a quoted change loses, if any. */
export function offersLostIn({ agreed }: Pick<StoredQuote, 'agreed'>): Pick<ModificationQuote, 'offersLost'> {
  const lost = agreed?.offersLost;
  return lost === undefined ? {} : { offersLost: { offers: [...lost.offers], amount: lost.amount } };
}
