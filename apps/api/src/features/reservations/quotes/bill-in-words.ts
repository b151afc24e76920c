import type { Bill } from '@latchkey/booking-core/pricing';
import type { HotelWords } from '../../catalogue/hotel-files/hotel-words.schema.ts';

/** A bill whose extras are named in the words of a language; one that the hotel no longer has keeps the name it was sold by. */
export const billInWords = <B extends Pick<Bill, 'addons'>>(bill: B, words: Pick<HotelWords, 'addons'>): B => ({
  ...bill,
  addons: bill.addons.map((addon) => ({ ...addon, name: words.addons[addon.addonId] ?? addon.name })),
});
