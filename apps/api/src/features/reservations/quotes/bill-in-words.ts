import type { Bill } from '@latchkey/booking-core/pricing';
import type { HotelWords } from '../../catalogue/hotel-files/hotel-words.schema.ts';

/**
 * A bill whose extras and taxes are named in the words of a language; one that the hotel no longer has, or has no words for,
 * keeps the name it was charged by.
 */
export const billInWords = <B extends Pick<Bill, 'addons' | 'taxes'>>(
  bill: B,
  words: Pick<HotelWords, 'addons' | 'taxes'>,
): B => ({
  ...bill,
  taxes: bill.taxes.map((tax) => ({ ...tax, name: words.taxes[tax.taxId] ?? tax.name })),
  addons: bill.addons.map((addon) => ({ ...addon, name: words.addons[addon.addonId] ?? addon.name })),
});
