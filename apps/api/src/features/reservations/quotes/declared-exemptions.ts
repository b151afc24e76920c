import type { Locale, QuoteRequest } from '@latchkey/api-contract/types';
import type { HotelRecord } from '../../catalogue/catalogue.ts';

export interface DeclaredExemption {
  readonly id: string;
  /** The sentence that is declared; the id where the property has it no more. */
  readonly text: string;
}

/** What a guest has declared to be free of a tax, in a language: it is looked at when they arrive. */
export function declaredExemptions(
  hotel: Pick<HotelRecord, 'wordsIn'>,
  { taxExemptions = [] }: Pick<QuoteRequest, 'taxExemptions'>,
  language: Locale,
): DeclaredExemption[] {
  if (taxExemptions.length === 0) return [];
  const { words } = hotel.wordsIn(language);
  return taxExemptions.map((id) => ({ id, text: words.taxExemptions[id] ?? id }));
}
