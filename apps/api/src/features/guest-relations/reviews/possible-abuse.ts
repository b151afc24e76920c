import { hasCardNumber } from '@latchkey/booking-core/privacy';
import { latinDigits, withoutSpecialCharacters } from '@latchkey/booking-core/text';
import type { ReviewHoldReason } from '@latchkey/booking-core/reviews';
import { insults } from './insults.ts';

const link = /\bhttps?:|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|in|de|ru|xyz|shop|online)\b/i;
const mailAddress = /[^\s@]+@[^\s@]+\.[^\s@]+/;
/** Nine digits or more, with the marks that telephone numbers are written with. */
const phoneNumber = /\+?\d(?:[\s().-]{0,2}\d){8,}/;

/**
 * Whether a review may be abuse, and how. Only that is looked for: an advertisement (a link), somebody's address or
 * number, or a word that does nothing but insult. What it says of the hotel, and how many stars it gives, never counts.
 * Null publishes it at once.
 */
export function possibleAbuse(written: string): ReviewHoldReason | null {
  const text = latinDigits(written.normalize('NFKC'));
  if (mailAddress.test(text) || phoneNumber.test(text) || hasCardNumber(text)) return 'contact';
  if (link.test(text)) return 'link';
  const words = withoutSpecialCharacters(text.toLowerCase()).split(/[\s_]+/);
  return words.some((word) => insults.has(word)) ? 'insult' : null;
}
