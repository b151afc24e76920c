import { directionOf, type Locale } from '@latchkey/booking-core/language';

/** A sum or a number set apart from the words beside it (U+2066, U+2069): among Arabic letters it would be turned around. */
export const isolate = (text: string): string => `\u2066${text}\u2069`;

/** A sign of a currency and its figures, with the mark before them where they are isolated already. */
const sum = /(\u2066?)(\p{Sc}\d(?:[\d.,]*\d)?)/gu;

/**
 * A text in which each sum whose sign comes first ("₹450") stays in one piece: after Arabic letters its sign would change
 * sides (UAX 9, rule W2). Texts of languages written from the left stay as they are.
 */
export const isolateSums = (text: string, locale: Locale): string =>
  directionOf(locale) === 'rtl'
    ? text.replace(sum, (whole, mark: string, alone: string) => (mark === '' ? isolate(alone) : whole))
    : text;
