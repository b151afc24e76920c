import type { TaxEntry } from '@latchkey/booking-core/tax';
import type { HotelWords } from '@latchkey/hotel-document/words';

/** Taxes by what they are called in the words of a language; one without words keeps its name of `hotel.json`. */
export const taxesInWords = (taxes: readonly TaxEntry[], words: Pick<HotelWords, 'taxes'>): TaxEntry[] =>
  taxes.map((tax) => ({ ...tax, name: words.taxes[tax.id] ?? tax.name }));
