import { directionOf, type Locale } from '@latchkey/booking-core/language';

/** A sign of a currency and its figures, unless they are isolated already. */
const sum = /(?<!\u2066)\p{Sc}\d(?:[\d.,]*\d)?/gu;

/**
 * A text in which each sum whose sign comes first ("₹450") stays in one piece: after Arabic letters its sign would change
 * sides (UAX 9, rule W2). U+2066 and U+2069 set it apart. Texts of languages written from the left stay as they are.
 */
export const isolateSums = (text: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? text.replace(sum, '\u2066$&\u2069') : text;
